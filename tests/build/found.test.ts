import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { readContentHistory } from '../../src/prerender/build/content-history.ts';
import { languages, localPath, type Language } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { isInLatin } from '../support/languages.ts';
import { portraitFiles } from '../support/portraits.ts';
import { folderForTest } from '../support/test-folder.ts';
import { builtFiles, captures, fileOf, listedPaths, pngSize, read, readPage } from './site-files.ts';

const pages = listedPaths.map((address) => ({ address, html: readPage(fileOf(address)) }));
const decode = (text = '') =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x27;', "'");
const property = (html: string, name: string) =>
  decode(new RegExp(`<meta property="${name}" content="([^"]*)"/>`).exec(html)?.[1]);
const cardOf = (html: string) => property(html, 'og:image').slice(firm.baseUrl.length);

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };
function graphOf(html: string): Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return graph as Thing[];
}
const siteIn = async (language: Language) => (await loadAllTexts(language)).load('site');
const ofType = (html: string, type: string) => graphOf(html).filter((thing) => thing['@type'] === type);

test('what a link looks like elsewhere: title, description, and a picture of its own', () => {
  for (const { address, html } of pages) {
    expect(property(html, 'og:title'), address).toBe(decode(/<title>([^<]+)</.exec(html)?.[1]));
    expect(property(html, 'og:url')).toBe(firm.baseUrl + address);
    expect(property(html, 'og:site_name'), address).toBe(firm.name);
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    expect(property(html, 'og:description'), address).toBe(decode(description));
    expect(html, address).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(property(html, 'og:image')).toBe(`${firm.baseUrl}${cardOf(html)}`);
    expect(pngSize(cardOf(html)), address).toBe('1200x630');
    expect([property(html, 'og:image:width'), property(html, 'og:image:height')]).toEqual(['1200', '630']);
    // Messengers leave out what is heavy; a drawing without its text or subject is light.
    expect(read(cardOf(html)).length, address).toBeGreaterThan(20_000);
    expect(read(cardOf(html)).length, address).toBeLessThan(300_000);
  }
  const pictures = pages.map(({ html }) => read(cardOf(html)).toString('base64'));
  // Two people may have one name, and so one picture.
  const titles = pages.map(({ html }) => property(html, 'og:title'));
  expect(new Set(pictures).size).toBe(new Set(titles).size);
});

test.each(languages)('every page in %s says its language and where it stands in each', async (language) => {
  const { firm: own, openGraphLocale } = await siteIn(language);
  expect(openGraphLocale).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  const others = languages.filter((each) => each !== language);
  const otherSites = await Promise.all(others.map(siteIn));
  for (const path of listedPaths) {
    const address = localPath(language, path);
    const html = readPage(fileOf(address));
    const addresses = languages.map((each) => [each, firm.baseUrl + localPath(each, path)]);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
    expect(Object.fromEntries(alternates.map(([, code = '', href]) => [code, href])), address).toEqual(
      Object.fromEntries([...addresses, ['x-default', firm.baseUrl + path]]),
    );
    expect(html, address).toContain(`<html lang="${language}"`);
    expect(html, address).toContain(`<link rel="canonical" href="${firm.baseUrl}${address}"/>`);
    expect(property(html, 'og:locale'), address).toBe(openGraphLocale);
    expect(captures(html, /"og:locale:alternate" content="([^"]*)"/g), address).toEqual(
      otherSites.map((site) => site.openGraphLocale),
    );
    expect(ofType(html, 'WebPage')[0]?.['inLanguage'], address).toBe(language);
    expect(decode(/<title>([^<]+)</.exec(html)?.[1])).toMatch(
      isInLatin(language) ? /^[\p{Script=Latin}\P{L}]+$/u : /^[^A-Za-z]+$/,
    );
  }
  const alternateName = otherSites.map((site) => site.firm.name);
  const [organisation] = ofType(readPage(fileOf(localPath(language, '/'))), 'Organization');
  expect([organisation?.['name'], organisation?.['alternateName']]).toEqual([own.name, alternateName]);
});

test('structured data says of every page what it is and where it stands', () => {
  for (const { address, html } of pages) {
    expect(ofType(html, 'WebPage')[0]?.['url']).toBe(firm.baseUrl + address);
    const trail = (ofType(html, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as {
      position: number;
      name: string;
      item: string;
    }[];
    const shown = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const steps = captures(shown, /<li[^>]*>(.*?)<\/li>/gs).map((step) =>
      decode(step.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')).trim(),
    );
    expect(
      trail.map(({ position, name }) => [position, name]),
      address,
    ).toEqual(steps.map((step, index) => [index + 1, step]));
    for (const { item } of trail) expect(listedPaths).toContain(item.slice(firm.baseUrl.length));
  }
});

// What search engines read of a link is its text, not its label.
test('the text of every link says by itself where it leads', () => {
  const textOf = (link: string) => decode(link.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')).trim();
  for (const { address, html } of pages) {
    const texts = captures(html, /<a [^>]*>(.*?)<\/a>/gs).map(textOf);
    expect(texts.length, address).toBeGreaterThan(10);
    const empty = texts.filter((text) =>
      /^(?:(?:read |learn )?more|(?:click )?here|this|link|details)$/i.test(text),
    );
    expect(empty, address).toEqual([]);
  }
});

test.each(['/', '/contact'])('structured data of %s describes office, firm and site', (address) => {
  const html = readPage(fileOf(address));
  const offices = ofType(html, 'LegalService');
  expect(offices[0]?.['name']).toBe(firm.name);
  expect(new Set(offices.map((office) => office['@id'])).size).toBe(firm.offices.length);
  const closed = firm.hours.closures.map(({ name, from, through }) => {
    return expect.objectContaining({ name, validFrom: from, validThrough: through }) as unknown;
  });
  for (const [index, { street, countryCode, geo }] of firm.offices.entries()) {
    expect(offices[index]).toMatchObject({
      telephone: firm.phone.tel,
      address: { streetAddress: street, addressCountry: countryCode },
      openingHoursSpecification: { opens: firm.hours.opens, closes: firm.hours.closes },
    });
    expect(offices[index]?.['specialOpeningHoursSpecification'] ?? []).toEqual(closed);
    // A position that is not the door's would lead people astray.
    expect(offices[index]?.['geo'] !== undefined).toBe(!geo.approximate);
  }
  const placeholders = firm.social.filter(({ placeholder }) => placeholder);
  const organization = JSON.stringify(ofType(html, 'Organization')[0]);
  for (const { url } of placeholders) expect(organization).not.toContain(url);
  expect(ofType(html, 'WebSite')[0]?.['potentialAction']).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${firm.baseUrl}/?search={search_term_string}` },
  });
});

test('structured data has practice areas and services as services, the team as persons', () => {
  const services = pages.filter(({ html }) => ofType(html, 'Service').length === 1);
  const expected = [...practiceAreaSlugs, ...serviceSlugs].map((slug) => `/${slug}`);
  expect(services.map(({ address }) => address)).toEqual(expected);
  const persons = ofType(readPage('/team.html'), 'Person').map(({ name }) => name);
  expect(persons).toEqual(teamMembers.map(({ name }) => name));
});

test('structured data names no file that is not there', () => {
  const files = new Set(builtFiles());
  const named = pages.flatMap(({ html }) =>
    captures(JSON.stringify(graphOf(html)), /"(https:[^"]+\.(?:png|svg|jpg|webp))"/g),
  );
  expect(named.length).toBeGreaterThan(portraitFiles().length);
  expect(named.filter((url) => !files.has(url.slice(firm.baseUrl.length)))).toEqual([]);
});

test('llms.txt begins with the name of the firm and what it does', () => {
  expect(readPage('/llms.txt').split('\n> ')[0]).toBe(`# ${firm.name}\n`);
});

test('security.txt names a contact and expires within a year', () => {
  const text = readPage('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${firm.email}\n`);
  expect(text).toContain(`Canonical: ${firm.baseUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the history of the content gives the newest commit of each file, and nothing without a repository', () => {
  const folder = folderForTest();
  const git = (day: string, ...args: string[]) => {
    const date = `${day}T12:00:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...author, ...args], { cwd: folder, env });
  };
  const commits = { '2025-01-02': 'a.ts', '2025-03-04': 'b.ts', '2025-05-06': 'a.ts' };
  expect(readContentHistory(folder, 'text').size).toBe(0);
  git('2025-01-01', 'init', '-q');
  mkdirSync(path.join(folder, 'text'));
  for (const [day, file] of Object.entries(commits)) {
    writeFileSync(path.join(folder, 'text', file), day);
    git(day, 'add', '.');
    git(day, 'commit', '-qm', day);
  }
  expect(Object.fromEntries(readContentHistory(folder, 'text'))).toEqual({
    'text/a.ts': '2025-05-06',
    'text/b.ts': '2025-03-04',
  });
});
