import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { secondDist } from '../browser/updates/second-version.ts';
import { distFolder, precachedFiles, read } from '../build/site-files.ts';
import { ask, statusOverHttp2 } from '../support/ask.ts';
import { mediaTypes, protecting } from './rules.ts';
import { addressOf, askedHeaders, files, hosts, ServedSite } from './served-site.ts';

/** One file of each kind in each folder. */
const kinds = new Map(files.map((file) => [`${path.dirname(file)} ${path.extname(file)}`, file]));

describe.each(hosts)('$name', (host) => {
  const { left } = host;
  /** What it adds to the answers of the API: nothing where the host is the API itself. */
  const added = host.name === 'stand-in' ? [] : protecting.map((each) => each.toLowerCase());
  const site = new ServedSite(host);

  test.each([...kinds.values()])('%s has its type and all headers', async (file) => {
    const address = addressOf(file);
    const { status, headers } = await site.get(address);
    const type = mediaTypes[path.extname(file).slice(1)];
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type ?? 'text/vcard')]);
    const asked = askedHeaders(distFolder, address);
    expect(headers).toMatchObject(asked);
    if (!asked['cache-control'])
      expect(headers['cache-control']).toMatch(/no-cache|max-age=0, must-revalidate/);
  });

  test('whatever the worker stores comes whole, by its address', async () => {
    const list = precachedFiles();
    expect(list.length).toBeGreaterThan(200);
    for (const { file, integrity } of list) {
      const { status, headers, body } = await site.get(addressOf(file));
      const digest = createHash('sha256').update(body).digest('base64');
      expect([status, `sha256-${digest}`], file).toEqual([200, integrity]);
      // By its type a telephone knows what a contact card is.
      if (file.endsWith('.vcf')) expect(headers['content-type'], file).toBe('text/vcard; charset=utf-8');
    }
  });

  test.each(['/', '/boot.js', '/manifest.webmanifest', '/sitemap.xml'])(
    '%s is compressed',
    async (address) => {
      const { headers, body } = await site.get(address, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).equals(read(address === '/' ? '/index.html' : address))).toBe(true);
      if (!left.includes('Vary')) expect(headers.vary).toContain('Accept-Encoding');
    },
  );

  test.each(['/', files.find((file) => file.startsWith('/assets/')) ?? ''])(
    '%s is sent once',
    async (address) => {
      const { etag = '' } = (await site.get(address)).headers;
      const again = await site.get(address, { headers: { 'If-None-Match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await site.get(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    },
  );

  test('what is missing is kept by nobody', async () => {
    for (const address of ['/assets/gone-1a2b3c4d.js', '/fonts/gone.woff2', '/art/gone.svg']) {
      const { status, headers } = await site.get(address);
      expect([status, headers['cache-control']], address).toEqual([404, 'no-cache']);
    }
  });

  test('calls of the API are passed on, a CV of 5 MB included', async () => {
    const large = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: Buffer.alloc(5 << 20) };
    for (const [call, question] of [
      ['/api/job-types?a=b', {}],
      ['/api/nothing', {}],
      ['/api/jobs/', large],
    ] as const) {
      const direct = await ask(site.api.url + call, question);
      const answer = await site.get(call, question);
      expect([answer.status, answer.headers['content-type'], answer.body.toString()], call).toEqual([
        direct.status,
        direct.headers['content-type'],
        direct.body.toString(),
      ]);
      const asked = askedHeaders(distFolder, call);
      for (const name of added) expect(answer.headers[name], `${call} ${name}`).toBe(asked[name]);
    }
  });

  test('the picture of every advertisement is passed on, too', async () => {
    const { body } = await site.get('/api/advertisements/');
    const ads = JSON.parse(body.toString()) as { readonly picture: string | null }[];
    const pictures = ads.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const { status, headers } = await site.get(picture);
      expect([status, headers['content-type']], picture).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  test.skipIf(left.includes('HTTP/2'))('it speaks HTTP/2', async () => {
    expect(await statusOverHttp2(site.host.url, '/team')).toBe(200);
  });

  test('a deploy during a visit: the new page and policy, and no page in the place of an old script', async () => {
    const before = await site.get('/team');
    const gone = files.filter((file) => file.startsWith('/assets/team-page-') && file.endsWith('.js'));
    expect((await site.get(gone[0] ?? '')).status).toBe(200);
    await site.deploy(secondDist);
    const page = readFileSync(path.join(secondDist, 'team.html'));
    const asked = askedHeaders(secondDist, '/team');
    await expect
      .poll(async () => (await site.get('/team')).headers, { timeout: 20_000 })
      .toMatchObject({ 'content-security-policy': asked['content-security-policy'] });
    const after = await site.get('/team', { headers: { 'If-None-Match': before.headers.etag ?? '' } });
    expect([after.status, after.body.equals(page)]).toEqual([200, true]);
    const { status, headers } = await site.get(gone[0] ?? '', { headers: { Accept: '*/*' } });
    expect([gone.length, status, headers['cache-control']]).toEqual([1, 404, 'no-cache']);
  });
});
