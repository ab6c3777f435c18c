import { describe, expect, test } from 'vitest';
import { builtFiles, fileOf, listedPaths, readPage, shellFiles, staticPaths } from './site-files.ts';

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

  /** They ask for the lists of the server, too. */
  const listPages = new Set(['/news', '/career', '/advertisement', '/apply']);

  test.each(pages)('$address carries its text, the gate and its inline scripts', ({ address, html }) => {
    expect(textOf(html).split(/\s+/).length).toBeGreaterThan(200);
    expect(html).toContain('<dialog id="disclaimer"');
    expect(html.match(/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g)).toHaveLength(
      listPages.has(address) ? 4 : 3,
    );
    expect(html).not.toMatch(/<!--(page|gate|page-head|head-script|content-policy)-->/);
  });
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
