import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visitPages } from './accessibility.ts';
import { load, output, packageFile, textAt, withFolder, type Judge } from './tools.ts';

interface NuMessage {
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** What stands at the place of an error in HTML. */
  readonly extract?: string;
}

/** Findings of the Nu checker that are argued for in README.md: a carousel's sizes, the frame of a video. */
const known = [
  /^(?:Element .style. not allowed as child of element|A .style. element in .body. must be the first child)/,
  /^(?:Potentially bad|Bad) value .allow-scripts allow-same-origin /,
];

/** W3C: HTML as served and after scripts, every linked style sheet and drawing. It refuses addresses of this machine. */
export const nuChecker: Judge = (site) =>
  withFolder(async (folder) => {
    const names = new Map<string, string>();
    const put = (kind: string, text: string, what: string): void => {
      const file = path.join(folder, `${names.size}.${kind}`);
      writeFileSync(file, text);
      names.set(file, what);
    };
    const linked = new Set<string>();
    for (const page of site.paths) {
      const html = await textAt(site.base + page);
      put('html', html, page);
      for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"?#]+\.(?:css|svg))"/g))
        linked.add(address);
    }
    for (const address of linked) put(address.slice(-3), await textAt(site.base + address), address);
    await visitPages(site, {}, async (page, address) => {
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      put('html', `<!doctype html>\n${html}`, `${address} (after scripts)`);
    });
    const jar = packageFile('vnu-jar', 'build/dist/vnu.jar');
    const options = '--errors-only --format json --stdout --exit-zero-always'.split(' ');
    const messages: NuMessage[] = [];
    // Kind by kind: in a mixed run the places of errors in HTML are wrong.
    for (const kind of ['html', 'css', 'svg']) {
      const files = [...names.keys()].filter((file) => file.endsWith(kind));
      if (files.length === 0) continue;
      const report = await output('java', ['-Xss1m', '-jar', jar, `--${kind}`, ...options, ...files]);
      messages.push(...(JSON.parse(report) as { readonly messages: readonly NuMessage[] }).messages);
    }
    const findings = messages.flatMap(({ url = '', lastLine = 0, message, extract = '' }) => {
      const words = `${message} ${extract}`.trim();
      const where = `${names.get(url.replace(/^file:/, ''))}:${lastLine}`;
      return known.some((pattern) => pattern.test(words)) ? [] : [`${where} ${words}`];
    });
    return { findings, figure: `${names.size} documents; ${messages.length - findings.length} known` };
  });

/** HTML as served, stricter than the standard. */
export const htmlValidate: Judge = ({ base, paths }) =>
  withFolder(async (folder) => {
    for (const page of paths) {
      const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await textAt(base + page));
    }
    // Positions and sizes that the content decides; titles name page and firm; scripts come from this origin alone.
    const rules = ['no-inline-style', 'long-title', 'require-sri'].map((rule) => `--rule=${rule}:off`);
    const command = packageFile('html-validate', 'bin/html-validate.mjs');
    const options = ['--formatter=text', '--preset=standard,a11y', ...rules];
    const report = await output(process.execPath, [command, ...options, folder]);
    const errors = report.split('\n').filter((line) => line.includes(': error '));
    const findings = errors.filter((line) => !line.includes('<style> element is not permitted as content'));
    return {
      findings: findings.map((line) => line.replace(folder, '')),
      figure: `${paths.length} pages; ${errors.length - findings.length} known`,
    };
  });

interface Link {
  readonly state: 'OK' | 'BROKEN' | 'SKIPPED';
  readonly status?: number;
  readonly url: string;
  readonly parent?: string;
}

/** Walks the whole site without scripts: pages, pictures, style sheets' addresses, anchors. */
export const linkinator: Judge = async ({ base, paths }) => {
  const others = `^(?!${base.replaceAll('.', String.raw`\.`)}(?:/|$|#|\\?))`;
  const report = await output(process.execPath, [
    packageFile('linkinator', 'build/src/cli.js'),
    ...paths.map((page) => base + page),
    ...'--recurse --clean-urls --check-css --check-fragments --concurrency 8 --timeout 20000 --format json'.split(
      ' ',
    ),
    '--skip',
    others,
  ]);
  const { links } = JSON.parse(report) as { readonly links: readonly Link[] };
  // Nothing at all would be no good sign.
  if (links.length < paths.length) throw new Error('The crawler found nothing');
  const inState = (wanted: Link['state']) => links.filter(({ state }) => state === wanted);
  return {
    findings: inState('BROKEN').map(
      ({ status, url, parent }) => `${status ?? ''} ${url} (on ${parent ?? ''})`,
    ),
    figure: `${inState('OK').length} links`,
  };
};

interface Issue {
  readonly severity: string;
  readonly issueMessage: string;
  readonly path?: readonly { readonly type: string }[];
}

/** Adobe: what search engines require of JSON-LD. The vocabulary itself is checked by the compiler (schema-dts). */
export const structuredData: Judge = async ({ base, paths }) => {
  const { default: Validator } = await load<{
    default: new () => { validate(data: unknown): Promise<readonly Issue[]> };
  }>('@adobe/structured-data-validator');
  const { default: Extractor } = await load<{
    default: new (options: object) => { parse(html: string): unknown };
  }>('@marbec/web-auto-extractor');
  const findings: string[] = [];
  for (const page of paths) {
    const extract = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
    const issues = await new Validator().validate(extract.parse(await textAt(base + page)));
    for (const { severity, issueMessage, path: place = [] } of issues) {
      if (severity !== 'ERROR') continue;
      findings.push(`${page} ${issueMessage} ${place.map(({ type }) => type).join(' > ')}`);
    }
  }
  return { findings, figure: `${paths.length} pages` };
};
