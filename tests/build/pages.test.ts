import { describe, expect, test } from 'vitest';
import {
  builtFiles,
  fileOf,
  listedPaths,
  readPage,
  shellFiles,
  staticPaths,
  stylesOf,
} from './site-files.ts';

const files = new Set(builtFiles());
const pages = staticPaths.map((address) => ({ address, html: readPage(fileOf(address)) }));

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const textOf = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');

describe('pages', () => {
  test('are thirty-three for everybody, one about the device at hand, and two shells', () => {
    expect(listedPaths).toHaveLength(33);
    expect(staticPaths).toHaveLength(33 + 1);
    expect([...staticPaths.map(fileOf), ...shellFiles].filter((file) => !files.has(file))).toEqual([]);
  });

  test('have titles and descriptions of their own', () => {
    for (const read of [titleOf, descriptionOf]) {
      const texts = pages.map(({ html }) => read(html));
      expect(texts.filter((text) => text.length < 5)).toEqual([]);
      expect(new Set(texts).size).toBe(pages.length);
    }
  });

  test.each(pages)('$address has one h1, its canonical address and no other origin', ({ address, html }) => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    if (listedPaths.includes(address)) {
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"/]+${address}"/>`));
      expect(html).not.toContain('<meta name="robots"');
    } else {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(html).not.toMatch(/<(?:script|img|iframe|source|video)[^>]+src="(?:https?:)?\/\//);
    expect(html).not.toMatch(
      /<link[^>]+rel="(?:stylesheet|preload|modulepreload)"[^>]+href="(?:https?:)?\/\//,
    );
  });

  test.each(pages)('$address carries its text, the gate and its inline scripts', ({ html }) => {
    expect(textOf(html).split(/\s+/).length).toBeGreaterThan(200);
    expect(html).toContain('<dialog id="disclaimer"');
    expect(html.match(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g)).toHaveLength(2);
    expect(html).not.toMatch(/<!--(page|gate|page-head|content-policy)-->/);
  });
});

describe('the copy of a page for the cache', () => {
  const copies = [...staticPaths.map(fileOf), ...shellFiles].map((file) => ({
    file,
    html: readPage(file),
    cached: readPage(`/offline${file}`),
  }));
  const rootOf = (html: string) => /<div id="root">[\s\S]*<\/div>(?=\s*<script)/.exec(html)?.[0] ?? '';
  const inlineOf = (html: string) => [...html.matchAll(/<script>[\s\S]*?<\/script>/g)].map(String);
  const policyOf = (html: string) => /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0];

  test.each(copies)('$file shows, says and allows what the one for the network does', ({ html, cached }) => {
    expect(rootOf(html).length).toBeGreaterThan(5000);
    expect(rootOf(cached) === rootOf(html)).toBe(true);
    expect(titleOf(cached)).toBe(titleOf(html));
    expect(inlineOf(cached)).toEqual(inlineOf(html));
    expect(policyOf(html)).toBeDefined();
    expect(policyOf(cached)).toBe(policyOf(html));
  });

  test.each(copies)(
    '$file links its styles and fonts instead of bringing them, and is not to be found',
    (copy) => {
      const sheets = (html: string, disabled: string) =>
        [
          ...html.matchAll(new RegExp(`<link rel="stylesheet" crossorigin${disabled} href="([^"]+)">`, 'g')),
        ].map((match) => match[1] ?? '');
      const linked = sheets(copy.cached, '');
      expect(linked.length).toBeGreaterThan(1);
      expect(sheets(copy.html, ' disabled')).toEqual(linked);
      expect(linked.map((sheet) => readPage(sheet).trim()).join('')).toBe(stylesOf(copy.html).join(''));
      expect(copy.cached).not.toContain('<style>');
      const fonts = [...copy.cached.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)">/g)];
      expect(fonts.map((match) => match[1]).filter((font) => files.has(font ?? ''))).toHaveLength(2);
      expect(copy.html).not.toContain('as="font"');
      expect(copy.cached.match(/<meta name="robots" content="noindex"\/?>/g)).toHaveLength(1);
      expect(readPage('/sitemap.xml')).not.toContain('offline');
    },
  );

  test.each(copies)('$file names one script, the loader', ({ html, cached }) => {
    const scripts = (copy: string) =>
      [...copy.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1]);
    expect(scripts(html)).toEqual(['/boot.js']);
    // Under an address of its own, so that neither copy gets the loader of another build.
    expect(scripts(cached)).toEqual(['/boot.js?cached']);
    expect(html + cached).not.toContain('modulepreload');
  });
});

test('pages that show lists of the server ask for them in their HTML, for the network only', () => {
  const asked = (file: string) =>
    [...readPage(file).matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(
      (m) => m[1],
    );
  expect(asked('/news.html')).toEqual(['/api/news-and-events']);
  expect(asked('/career.html')).toEqual(['/api/job-titles/']);
  expect(asked('/apply.html')).toEqual(['/api/job-titles/', '/api/job-types']);
  expect(asked('/team.html')).toEqual([]);
  expect(asked('/offline/news.html')).toEqual([]);
});

describe('links', () => {
  const ids = new Map(
    pages.map(({ address, html }) => [
      address,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1])),
    ]),
  );
  const links = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map((match) => ({ from: address, href: match[1] ?? '' })),
  );

  test('within the site lead to pages and anchors that exist', () => {
    const inside = links.filter(({ href }) => /^[/#]/.test(href));
    expect(inside.length).toBeGreaterThan(1000);
    const broken = inside.filter(({ from, href }) => {
      const [address = '', hash] = href.replaceAll('&amp;', '&').split('#');
      const target = address === '' ? from : address;
      if (address.endsWith('.vcf')) return !files.has(address);
      if (!ids.has(target)) return true;
      return hash !== undefined && hash !== 'main' && !ids.get(target)?.has(hash);
    });
    expect(broken).toEqual([]);
  });

  test('to other places are telephone, e-mail or https', () => {
    const outside = links.filter(({ href }) => !/^[/#]/.test(href));
    expect(outside.length).toBeGreaterThan(100);
    expect(outside.filter(({ href }) => !/^(tel:\+\d+$|mailto:\S+@\S+|https:\/\/)/.test(href))).toEqual([]);
  });

  test.each(pages)('$address has no id twice', ({ html }) => {
    const all = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });
});

test('drawings and files that pages name exist', () => {
  const named = pages.flatMap(({ html }) =>
    [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/g)].map((m) => m[1] ?? ''),
  );
  expect([...new Set(named)].filter((address) => !files.has(address))).toEqual([]);
});

test('the sitemap lists exactly the pages for everybody', () => {
  const listed = [...readPage('/sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (m) => m[1],
  );
  expect(listed).toEqual(listedPaths);
  expect(readPage('/robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});
