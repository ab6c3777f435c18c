import { readFileSync } from 'node:fs';
import { firm } from '../../src/content/firm.ts';
import type { Judge } from './judge.ts';

interface LinkChecker {
  check(options: object): Promise<{
    readonly links: readonly {
      readonly state: string;
      readonly status?: number;
      readonly url: string;
      readonly parent?: string;
    }[];
  }>;
}

/** Walks the whole site without scripts: pages, pictures, style sheets' addresses, anchors. */
export const links: Judge = {
  name: 'linkinator',
  about: 'every link, picture and anchor of the site, scripts off',
  async run({ base, paths, tools }) {
    const { LinkChecker: Checker } = await tools.load<{ LinkChecker: new () => LinkChecker }>('linkinator');
    const { links: found } = await new Checker().check({
      path: paths.map((path) => base + path),
      recurse: true,
      cleanUrls: true,
      checkCss: true,
      checkFragments: true,
      concurrency: 8,
      timeout: 20_000,
      linksToSkip: [`^(?!${base.replaceAll('.', String.raw`\.`)}(?:/|$|#|\\?))`],
    });
    const broken = found.filter(({ state }) => state === 'BROKEN');
    // Nothing at all would be no good sign.
    if (found.length < paths.length) throw new Error('The crawler found nothing');
    return {
      findings: broken.map(({ status, url, parent }) => `${status ?? ''} ${url} (on ${parent ?? ''})`),
      figure: `${found.filter(({ state }) => state === 'OK').length} links`,
    };
  },
};

/** robots.txt as robots-parser reads it, the sitemap by the schema of sitemaps.org, each address its own canonical. */
export const sitemap: Judge = {
  name: 'sitemap and robots.txt',
  about: 'libxml2 with the schema of sitemaps.org, robots-parser',
  async run({ base, tools }) {
    const robotsText = await (await fetch(`${base}/robots.txt`)).text();
    const { default: parse } = await tools.load<{
      default: (
        url: string,
        text: string,
      ) => { getSitemaps(): string[]; isDisallowed(url: string, agent: string): boolean };
    }>('robots-parser');
    const robots = parse(`${firm.baseUrl}/robots.txt`, robotsText);
    const findings = robots.getSitemaps().length === 1 ? [] : ['robots.txt does not name one sitemap'];
    const xml = await (await fetch(`${base}/sitemap.xml`)).text();
    const { validateXML } = await tools.load<{
      validateXML(options: object): Promise<{ readonly errors: readonly { readonly message: string }[] }>;
    }>('xmllint-wasm');
    const schema = readFileSync(tools.file('sitemap', 'schema/sitemap.xsd'), 'utf8');
    const { errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: xml }],
      schema: [schema],
      extension: 'schema',
    });
    findings.push(...errors.map(({ message }) => message));
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    for (const url of listed) {
      if (robots.isDisallowed(url, 'Googlebot')) findings.push(`${url} is disallowed`);
      const response = await fetch(url.replace(firm.baseUrl, base), { redirect: 'manual' });
      const html = await response.text();
      if (response.status !== 200) findings.push(`${url}: ${response.status}`);
      if (!html.includes(`<link rel="canonical" href="${url}"/>`))
        findings.push(`${url} is not its own canonical`);
      if (/<meta name="robots" content="noindex"/.test(html)) findings.push(`${url} is noindex`);
    }
    return { findings, figure: `${listed.length} addresses` };
  },
};

interface Validator {
  validate(data: unknown): Promise<
    readonly {
      readonly severity: string;
      readonly issueMessage: string;
      readonly path?: readonly { readonly type: string }[];
    }[]
  >;
}

/** What Google's features require of JSON-LD. The vocabulary itself is checked by the compiler (schema-dts). */
export const structuredData: Judge = {
  name: 'structured data',
  about: "Adobe's validator of what search engines require",
  async run({ base, paths, tools }) {
    const { default: SchemaValidator } = await tools.load<{ default: new () => Validator }>(
      '@adobe/structured-data-validator',
    );
    const module = await tools.load<{ default: unknown }>('@marbec/web-auto-extractor');
    const extractor = (module.default as { default?: unknown }).default ?? module.default;
    const Extractor = extractor as new (options: object) => { parse(html: string): unknown };
    const findings: string[] = [];
    for (const path of paths) {
      const html = await (await fetch(base + path)).text();
      const data = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
      for (const { severity, issueMessage, path: place = [] } of await new SchemaValidator().validate(data)) {
        if (severity === 'ERROR')
          findings.push(`${path} ${issueMessage} ${place.map(({ type }) => type).join(' > ')}`);
      }
    }
    return { findings, figure: `${paths.length} pages` };
  },
};
