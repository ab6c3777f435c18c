import { describe, expect, test } from 'vitest';
import { distFolder, fileOf, inEveryLanguage, read, staticPaths } from '../build/site-files.ts';
import { otherLanguages } from '../support/languages.ts';
import { askedHeaders, hosts, ServedSite } from './served-site.ts';

/** What a browser sends when somebody follows a link. */
const navigation = { Accept: 'text/html,application/xhtml+xml' };

describe.each(hosts)('$name', (host) => {
  const site = new ServedSite(host);

  test('every page has a clean address', async () => {
    for (const address of inEveryLanguage(staticPaths)) {
      const { status, headers, body } = await site.get(address);
      expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(read(fileOf(address))), address).toBe(true);
    }
  });

  test.each([
    ['/team.html?a=b&c', '/team?a=b&c'],
    ['/team/', '/team'],
    ['/index.html', '/'],
    ...otherLanguages.flatMap((language) => [
      [`/${language}/`, `/${language}`],
      [`/${language}/team.html`, `/${language}/team`],
      [`/${language}/team/?a`, `/${language}/team?a`],
    ]),
  ])('%s leads to %s', async (address, target) => {
    const { status, headers } = await site.get(address);
    expect([307, 308]).toContain(status);
    const { origin, pathname, search } = new URL(headers.location ?? '', site.host.url);
    expect([origin, pathname + search]).toEqual([site.host.url, target]);
  });

  test.each(inEveryLanguage(['/apply/job/7', '/apply/job/7?a=b']))('%s keeps its job', async (address) => {
    const { status, body } = await site.get(address);
    expect(status).toBe(200);
    expect(body.equals(read(address.replace(/\/job.*/, '.html')))).toBe(true);
  });

  test.each(['/assets/..%2fteam', '/assets/%2e%2e/team', '/cards/../team'])(
    '%s is nothing that may be kept or shown elsewhere',
    async (path) => {
      const { headers } = await site.get('', { path });
      expect(headers['cache-control'] ?? 'no-cache').toMatch(/no-cache|max-age=0, must-revalidate/);
      expect(headers['cross-origin-resource-policy'] ?? 'same-origin').toBe('same-origin');
    },
  );

  test.each([
    ['/nothing', '/404.html'],
    ['/nothing.html', '/404.html'],
    ['/team/nothing', '/404.html'],
    ['/apply/job', '/404.html'],
    ['/_headers', '/404.html'],
    ['/.env', '/404.html'],
    ...otherLanguages.flatMap((language) => [
      [`/${language}/nothing`, `/${language}/404.html`],
      [`/${language}/team/nothing`, `/${language}/404.html`],
    ]),
  ])('%s is not found', async (address, page) => {
    const moved = await site.get(address, { headers: navigation });
    const answer = moved.status === 308 ? await site.get(moved.headers.location ?? '') : moved;
    expect(answer.status).toBe(404);
    if (moved === answer) expect(answer.body.equals(read(page))).toBe(true);
    expect(answer.headers).toMatchObject(askedHeaders(distFolder, address));
  });
});
