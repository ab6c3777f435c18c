import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { firm } from '../../src/content/firm.ts';
import { teamMembers } from '../../src/content/team.ts';
import { readContentHistory } from '../../src/prerender/build/content-history.ts';
import { builtFiles, fileOf, read, readPage, listedPaths } from './site-files.ts';

const pages = listedPaths
  .map((address) => ({ address, html: readPage(fileOf(address)) }))
  .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"/>'));
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x27;', "'");
const property = (html: string, name: string) =>
  decode(new RegExp(`<meta property="${name}" content="([^"]*)"/>`).exec(html)?.[1] ?? '');

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };
function graphOf(html: string): Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return graph as Thing[];
}
const ofType = (html: string, type: string) => graphOf(html).filter((thing) => thing['@type'] === type);

describe('what a link looks like elsewhere', () => {
  test.each(pages)('$address', ({ address, html }) => {
    const title = decode(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    expect(property(html, 'og:title')).toBe(title);
    expect(property(html, 'og:url')).toBe(firm.baseUrl + address);
    expect(property(html, 'og:site_name')).toBe(firm.name);
    expect(html).toContain(
      `<meta name="description" content="${/og:description" content="([^"]+)"/.exec(html)?.[1]}"`,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const image = property(html, 'og:image');
    expect(image.startsWith(`${firm.baseUrl}/cards/`)).toBe(true);
    const file = read(image.slice(firm.baseUrl.length));
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
    expect(size).toEqual({ width: 1200, height: 630 });
    expect([property(html, 'og:image:width'), property(html, 'og:image:height')]).toEqual(['1200', '630']);
    // Messengers leave out what is heavy; a drawing without its text or subject is light.
    expect(file.length).toBeGreaterThan(20_000);
    expect(file.length).toBeLessThan(300_000);
  });

  test('every page has a picture of its own', () => {
    const pictures = pages.map(({ html }) =>
      read(property(html, 'og:image').slice(firm.baseUrl.length)).toString('base64'),
    );
    expect(new Set(pictures).size).toBe(pages.length);
  });
});

describe('structured data', () => {
  test.each(pages)('$address says what the page is and where it stands', ({ address, html }) => {
    const [page] = ofType(html, 'WebPage');
    expect(page?.['url']).toBe(firm.baseUrl + address);
    const trail = (ofType(html, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as {
      position: number;
      name: string;
      item: string;
    }[];
    const shown = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const steps = [...shown.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map((match) =>
      decode((match[1] ?? '').replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')).trim(),
    );
    expect(trail.map(({ name }) => name)).toEqual(steps);
    expect(trail.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
    for (const { item } of trail) expect(listedPaths).toContain(item.slice(firm.baseUrl.length));
  });

  test('the home page and the contact page describe office, firm and site', () => {
    for (const address of ['/', '/contact']) {
      const html = readPage(fileOf(address));
      expect(ofType(html, 'LegalService')[0]).toMatchObject({
        name: firm.name,
        telephone: firm.phone.tel,
        address: { streetAddress: firm.address.street, addressCountry: firm.address.countryCode },
        openingHoursSpecification: { opens: firm.hours.opens, closes: firm.hours.closes },
      });
      const [office] = ofType(html, 'LegalService');
      // A position that is not the door's would lead people astray.
      expect(office?.['geo'] !== undefined).toBe(!firm.geo.approximate);
      const closed = (office?.['specialOpeningHoursSpecification'] ?? []) as Record<string, unknown>[];
      expect(closed.map(({ name, validFrom, validThrough }) => [name, validFrom, validThrough])).toEqual(
        firm.hours.closures.map(({ name, from, through }) => [name, from, through]),
      );
      const [organization] = ofType(html, 'Organization');
      const placeholders = Object.values(firm.social).filter(({ placeholder }) => placeholder);
      for (const { url } of placeholders) expect(JSON.stringify(organization)).not.toContain(url);
      expect(ofType(html, 'WebSite')[0]?.['potentialAction']).toEqual({
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${firm.baseUrl}/?search={search_term_string}` },
      });
    }
  });

  test('practice areas and services are services, the team are persons', () => {
    const services = pages.filter(({ html }) => ofType(html, 'Service').length === 1);
    expect(services).toHaveLength(24);
    const persons = ofType(readPage('/team.html'), 'Person').map(({ name }) => name);
    expect(persons).toEqual(teamMembers.map(({ name }) => name));
  });

  test('names no file that is not there', () => {
    const files = new Set(builtFiles());
    const named = pages.flatMap(({ html }) =>
      [...JSON.stringify(graphOf(html)).matchAll(/"(https:[^"]+\.(?:png|svg|jpg|webp))"/g)].map((match) =>
        (match[1] ?? '').slice(firm.baseUrl.length),
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });
});

describe('documents for machines', () => {
  test('llms.txt lists every page of the sitemap', () => {
    const listed = [...readPage('/llms.txt').matchAll(/\]\((https:[^)]+)\): \S/g)].map((match) => match[1]);
    const sitemap = [...readPage('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual(sitemap);
    expect(readPage('/llms.txt')).toMatch(new RegExp(`^# ${firm.name}\n\n> `));
  });

  test('security.txt names a contact and expires within a year', () => {
    const text = readPage('/.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${firm.email}\n`);
    expect(text).toContain(`Canonical: ${firm.baseUrl}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test('the sitemap gives dates of the calendar, or none', () => {
    const dates = [...readPage('/sitemap.xml').matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(
      (match) => match[1],
    );
    expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date ?? ''))).toEqual([]);
  });
});

describe('the history of the content', () => {
  test('gives the newest commit of each file, and nothing without a repository', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'content-history-'));
    const git = (date: string, ...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: folder,
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: date,
          GIT_COMMITTER_DATE: date,
          GIT_CEILING_DIRECTORIES: tmpdir(),
        },
      });
    try {
      expect(readContentHistory(folder, 'text').size).toBe(0);
      git('', 'init', '-q');
      spawnSync('mkdir', [path.join(folder, 'text')]);
      for (const [file, day] of [
        ['a.ts', '2025-01-02'],
        ['b.ts', '2025-03-04'],
        ['a.ts', '2025-05-06'],
      ] as const) {
        writeFileSync(path.join(folder, 'text', file), day);
        git(`${day}T12:00:00Z`, 'add', '.');
        git(`${day}T12:00:00Z`, 'commit', '-qm', day);
      }
      expect(Object.fromEntries(readContentHistory(folder, 'text'))).toEqual({
        'text/a.ts': '2025-05-06',
        'text/b.ts': '2025-03-04',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
