import { expect, test } from 'vitest';
import { languageOf, languages } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import sample from '../server/sample-api-data.json' with { type: 'json' };
import {
  builtFiles,
  captures,
  fileOf,
  listedPaths,
  inEveryLanguage,
  pageFiles,
  readPage,
  everyPath,
  scriptsOf,
  stylesOf,
  transferSize,
} from './site-files.ts';

/* What the HTML of the build says. One h1, no other origin, no refused script: tests/browser/pages/every-page.test.ts. */

const files = new Set(builtFiles());
const pages = inEveryLanguage(everyPath).map((address) => ({ address, html: readPage(fileOf(address)) }));
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const idsOf = (html: string) => captures(html, /\sid="([^"]+)"/g);
const textOf = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');

test('pages have titles and descriptions of their own, but for people of one name, or of one sentence', async () => {
  const teams = languages.map(async (language) => {
    const { teamMembers } = await (await loadAllTexts(language)).load('team');
    return teamMembers.map(({ name, summary }) => [`${language} ${name}`, `${language} ${summary}`]);
  });
  const people = (await Promise.all(teams)).flat();
  for (const [index, read] of [titleOf, descriptionOf].entries()) {
    const [others, ofPeople] = [false, true].map((isOfPerson) =>
      pages.filter(({ address }) => /\/team\/./.test(address) === isOfPerson),
    );
    const said = (ofPeople ?? []).map(({ address, html }) => `${languageOf(address)} ${read(html)}`);
    expect(new Set(said).size).toBe(new Set(people.map((texts) => texts[index])).size);
    const texts = [
      ...(others ?? []).map(({ html }) => read(html)),
      ...[...new Set(said)].map((text) => text.replace(/^\w+ /, '')),
    ];
    expect(texts.filter((text) => text.length < 5)).toEqual([]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

test('a page carries its text, the gate, its canonical address and every id once', () => {
  for (const { address, html } of pages) {
    expect(textOf(html).split(/\s+/).length, address).toBeGreaterThan(200);
    expect(html, address).toContain('<dialog id="disclaimer"');
    expect(html, address).not.toMatch(/<!--(page|gate|page-head|content-policy)-->/);
    const isListed = inEveryLanguage(listedPaths).includes(address);
    expect(/<link rel="canonical" href="https:\/\/[^"/]+(\/[^"]*)"\/>/.exec(html)?.[1], address).toBe(
      isListed ? address : undefined,
    );
    expect(html.includes('<meta name="robots" content="noindex"/>'), address).toBe(!isListed);
    // Sent before its script it does nothing: its words would be in the address.
    expect(captures(html, /<form(?![^>]* method="dialog")([^>]*)/g), address).toEqual([]);
    const ids = idsOf(html);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeated, address).toEqual([]);
  }
});

const copies = pageFiles.map((file) => [file, readPage(file), readPage(`/offline${file}`)] as const);
const rootOf = (html: string) => /<div id="root">[\s\S]*<\/div>(?=\s*<script)/.exec(html)?.[0] ?? '';
/** What both copies have: what is shown and said, the scripts within the page and what is allowed. */
const common = (html: string) => [
  titleOf(html),
  html.match(/<script>[\s\S]*?<\/script>/g),
  /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0],
];

test('the copy for the cache shows, says and allows what the one for the network does', () => {
  for (const [file, html, cached] of copies) {
    expect(rootOf(html).length, file).toBeGreaterThan(5000);
    expect(rootOf(cached) === rootOf(html), file).toBe(true);
    expect(common(cached), file).toEqual(common(html));
    expect(common(html), file).not.toContain(undefined);
  }
});

test('the copy for the cache links its styles and fonts instead of bringing them, and is not to be found', () => {
  for (const [file, html, cached] of copies) {
    const linked = captures(cached, /<link rel="stylesheet" crossorigin href="([^"]+)">/g);
    expect(linked.length, file).toBeGreaterThan(0);
    const waiting = captures(html, /<link rel="stylesheet" disabled href="([^"]+)">/g);
    expect(waiting, file).toEqual(linked);
    const sheets = linked.map((sheet) => readPage(sheet).trim());
    expect(sheets.join('') === stylesOf(html).join(''), file).toBe(true);
    expect(cached, file).not.toContain('<style>');
    const fonts = captures(cached, /<link rel="preload" as="font"[^>]* href="([^"]+)">/g);
    expect(fonts.filter((font) => files.has(font)).length, file).toBe(2);
    expect(html, file).not.toContain('as="font"');
    expect(cached.match(/<meta name="robots" content="noindex"\/?>/g)?.length, file).toBe(1);
  }
  expect(readPage('/sitemap.xml')).not.toContain('offline');
});

test('the copy for the cache names one script, the loader, under an address of its own, so that neither gets that of another build', () => {
  for (const [file, html, cached] of copies) {
    expect(captures(html, /<script[^>]+src="([^"]+)"/g), file).toEqual(['/boot.js']);
    expect(captures(cached, /<script[^>]+src="([^"]+)"/g), file).toEqual(['/boot.js?cached']);
    expect(html + cached, file).not.toContain('modulepreload');
  }
});

test('a page from the network names its own scripts, that of the cache none: it would change with the code', () => {
  for (const address of everyPath) {
    const [list = '[]'] = captures(readPage(fileOf(address)), /data-imports>([^<]+)</g);
    const named = JSON.parse(list) as readonly string[];
    expect(new Set(named).size, address).toBe(named.length);
    // One that only passes on what is in another has less than 100 bytes.
    const needed = scriptsOf(address).filter((script) => transferSize(script) > 100);
    const others = needed.filter((script) => !named.includes(script));
    // The loader, and the three files that the entry imports.
    expect([others.length, others[0]], address).toEqual([4, '/boot.js']);
    expect(named.length + others.length, address).toBe(needed.length);
  }
  for (const [file, , cached] of copies) expect(cached, file).not.toContain('data-imports');
});

test('pages that show lists of the server ask for them in their HTML, for the network only', () => {
  const asked = (file: string) =>
    captures(readPage(file), /<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g);
  expect(asked('/news.html')).toEqual(['/api/news-and-events']);
  expect(asked('/career.html')).toEqual(['/api/job-titles/']);
  expect(asked('/apply.html')).toEqual(['/api/job-titles/', '/api/job-types']);
  expect(asked('/team.html')).toEqual([]);
  expect(asked('/offline/news.html')).toEqual([]);
});

const ids = new Map(pages.map(({ address, html }) => [address, new Set(idsOf(html))]));
const links = pages.flatMap(({ address, html }) =>
  captures(html, /<a\s[^>]*?href="([^"]+)"/g).map((href) => ({ from: address, href })),
);

test('links within the site lead to pages and anchors that exist', () => {
  const inside = links.filter(({ href }) => /^[/#]/.test(href));
  expect(inside.length).toBeGreaterThan(10 * pages.length);
  const broken = inside.filter(({ from, href }) => {
    const [address = '', hash] = href.replaceAll('&amp;', '&').split('#');
    const target = address === '' ? from : address;
    if (address.endsWith('.vcf')) return !files.has(address);
    if (!ids.has(target)) return true;
    return hash !== undefined && hash !== 'main' && !ids.get(target)?.has(hash);
  });
  expect(broken).toEqual([]);
});

test('links in search results, and those of the sample news to pages of this firm, lead to anchors that exist', () => {
  const index = [...files].filter((file) => /^\/search-index\/.*\.json$/.test(file)).map(readPage);
  const found = index.flatMap((share) => JSON.parse(share) as { path: string; sectionId: string }[]);
  const inNews = sample['news-and-events'].flatMap(({ description }) =>
    captures(description, /href="([^"]+)"/g).filter((href) => ids.has(href.replace(/#.*/, ''))),
  );
  expect(found.length).toBeGreaterThan(pages.length);
  expect(inNews.length).toBeGreaterThan(0);
  const places = [...found.map(({ path, sectionId }) => `${path}#${sectionId}`), ...inNews];
  const isBroken = (place: string) => {
    // The page of a member is found as a whole.
    const [address = '', hash = ''] = place.split('#');
    return !ids.get(address)?.has(hash || 'main');
  };
  expect(places.filter(isBroken)).toEqual([]);
});

test('links to other places are telephone, e-mail or https', () => {
  const outside = links.filter(({ href }) => !/^[/#]/.test(href));
  expect(outside.length).toBeGreaterThan(pages.length);
  expect(outside.filter(({ href }) => !/^(tel:\+\d+$|mailto:\S+@\S+|https:\/\/)/.test(href))).toEqual([]);
});

test('links to drawings and files lead to those of the build', () => {
  const named = pages.flatMap(({ html }) => captures(html, /(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/g));
  expect(named.filter((address) => !files.has(address))).toEqual([]);
});

test('the sitemap lists exactly the pages for everybody, with dates of the calendar or none, and so does llms.txt', () => {
  const sitemap = readPage('/sitemap.xml');
  const listed = captures(sitemap, /<loc>(https:\/\/[^<]*)<\/loc>/g);
  expect(listed.map((url) => new URL(url).pathname)).toEqual(inEveryLanguage(listedPaths));
  const dates = captures(sitemap, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date))).toEqual([]);
  expect(captures(readPage('/llms.txt'), /\]\((https:[^)]+)\): \S/g)).toEqual(
    listed.slice(0, listedPaths.length),
  );
  expect(readPage('/robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

test('every custom property that a shipped style reads without a default is defined or set', () => {
  const textsOf = (kinds: RegExp) =>
    Array.from(files, (file) => (kinds.test(file) ? readPage(file) : '')).join();
  const sheets = textsOf(/\.css$/);
  // Set by components, as styles of an element: the HTML and the scripts name them.
  const elsewhere = textsOf(/\.(html|js)$/);
  const read = new Set(captures(sheets, /var\((--[\w-]+)\s*\)/g));
  const defined = new Set(captures(sheets, /(--[\w-]+)\s*:/g));
  expect(read.size).toBeGreaterThan(40);
  expect([...read].filter((name) => !defined.has(name) && !elsewhere.includes(name))).toEqual([]);
});
