import { readFileSync } from 'node:fs';
import { firm } from '../../src/content/en/firm.ts';
import { openTlsFront } from '../support/tls-front.ts';
import { load, output, packageFile, textAt, withFolder, type Judge } from './tools.ts';

/* What the host sends beside the pages: robots.txt, the sitemap, the manifest, headers. */

/** What search engines read of XHTML in a sitemap: the same page in other languages. */
const linkSchema = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
<element name="link"><complexType>
<attribute name="rel" type="string" fixed="alternate" use="required"/>
<attribute name="hreflang" type="language" use="required"/>
<attribute name="href" type="anyURI" use="required"/>
</complexType></element></schema>`;
const bothSchemas = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
<import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
<import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/></schema>`;

/** robots.txt as robots-parser reads it, the sitemap by the schema of sitemaps.org. Its pages: tests/build/pages.test.ts. */
export const sitemap: Judge = async ({ base }) => {
  const { default: parse } = await load<{
    default: (
      url: string,
      text: string,
    ) => { getSitemaps(): string[]; isDisallowed(url: string, agent: string): boolean };
  }>('robots-parser');
  const { validateXML } = await load<{
    validateXML(options: object): Promise<{ readonly errors: readonly { readonly message: string }[] }>;
  }>('xmllint-wasm');
  const robots = parse(`${firm.baseUrl}/robots.txt`, await textAt(`${base}/robots.txt`));
  const findings = robots.getSitemaps().length === 1 ? [] : ['robots.txt does not name one sitemap'];
  const xml = await textAt(`${base}/sitemap.xml`);
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: 'both.xsd', contents: bothSchemas }],
    preload: [
      {
        fileName: 'sitemap.xsd',
        contents: readFileSync(packageFile('sitemap', 'schema/sitemap.xsd'), 'utf8'),
      },
      { fileName: 'link.xsd', contents: linkSchema },
    ],
    extension: 'schema',
  });
  findings.push(...errors.map(({ message }) => message));
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  for (const url of listed) if (robots.isDisallowed(url, 'Googlebot')) findings.push(`${url} is disallowed`);
  return { findings, figure: `${listed.length} addresses` };
};

interface ManifestRule {
  readonly valid?: boolean;
  readonly category: string;
  readonly member: string;
  readonly errorString?: string;
}

/** Members that a site of text has no use for. */
const unused = new Set(['handle_links', 'edge_side_panel', 'display_override']);

/** Chromium's own check of installability and PWABuilder's. Sizes and shortcuts: tests/build/manifest.test.ts. */
export const manifest: Judge = async ({ base, browser }) => {
  const { validateManifest } = await load<{
    validateManifest(json: object, withBoth: boolean): Promise<readonly ManifestRule[]>;
  }>('@pwabuilder/manifest-validation');
  const page = await browser.newPage();
  await page.goto(base, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await page.close();
  const rules = await validateManifest(JSON.parse(data) as object, true);
  return {
    findings: [
      ...errors.map(({ message }) => `Chromium: ${message}`),
      ...installabilityErrors
        .filter(({ errorId }) => errorId !== 'in-incognito')
        .map(({ errorId }) => `Chromium: ${errorId}`),
      ...rules
        .filter(({ valid, category, member }) => !valid && category !== 'optional' && !unused.has(member))
        .map(({ category, member, errorString = '' }) => `PWABuilder, ${category}: ${member} ${errorString}`),
    ],
    figure: `${rules.length} rules`,
  };
};

interface PolicyFinding {
  readonly severity: number;
  readonly directive: string;
  readonly value?: string;
  readonly description: string;
}

/** Severities up to this one count: high, syntax, medium. What it says with 'maybe' is about hosts of others. */
const medium = 30;

/** Google: the Content-Security-Policy. Every page has the same, in header and HTML: tests/build/content-policy.test.ts. */
export const policy: Judge = async ({ base }) => {
  const { CspParser } = await load<{ CspParser: new (text: string) => { readonly csp: unknown } }>(
    'csp_evaluator/dist/parser.js',
  );
  const { CspEvaluator } = await load<{
    CspEvaluator: new (csp: unknown) => { evaluate(): readonly PolicyFinding[] };
  }>('csp_evaluator/dist/evaluator.js');
  const text = (await fetch(base)).headers.get('content-security-policy');
  if (!text) throw new Error('The start page has no policy');
  const found = new CspEvaluator(new CspParser(text).csp).evaluate();
  return {
    findings: found
      .filter(({ severity }) => severity <= medium)
      .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`),
    figure: '1 policy',
  };
};

interface Scan {
  readonly scan: { readonly score: number; readonly grade: string };
  readonly tests: Readonly<Record<string, { readonly result: string; readonly scoreModifier: number }>>;
}

/** The least that counts as clean; 100 is grade A, more is earned by extra credit. */
const leastScore = 120;

/** MDN: its own tests and grades over our headers, behind a TLS front that redirects from http. */
export const observatory: Judge = ({ base }) =>
  withFolder(async (folder) => {
    const front = await openTlsFront(Number(new URL(base).port), folder);
    const command = packageFile('@mdn/mdn-http-observatory', 'src/scan.js');
    // A process of its own, for Node reads the certificates that it trusts when it starts.
    const report = await output(process.execPath, [command, `localhost:${front.port}`], {
      NODE_EXTRA_CA_CERTS: front.certificate,
    }).finally(front.close);
    const { scan, tests } = JSON.parse(report) as Scan;
    const faults = Object.values(tests).filter(({ scoreModifier }) => scoreModifier < 0);
    const findings = faults.map(({ result, scoreModifier }) => `${result}: ${scoreModifier}`);
    if (scan.score < leastScore) findings.push(`the score is ${scan.score}, not ${leastScore}`);
    return { findings, figure: `${scan.score} (${scan.grade})` };
  });
