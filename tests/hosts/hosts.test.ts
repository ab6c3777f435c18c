import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondDist } from '../browser/updates/second-version.ts';
import {
  builtFiles,
  distFolder,
  fileOf,
  inEveryLanguage,
  precachedFiles,
  read,
  staticPaths,
} from '../build/site-files.ts';
import { parseHeadersFile } from '../server/static/headers-file.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { makeCertificate } from '../support/tls-front.ts';
import { ask, statusOverHttp2, type Question } from './ask.ts';
import { mediaTypes } from './rules.ts';
import { caddy } from './running/caddy.ts';
import { cloudflare } from './running/cloudflare.ts';
import { freePort, replaceFiles, type RunningHost } from './running/host.ts';
import { nginx } from './running/nginx.ts';
import { standIn } from './running/stand-in.ts';

/** Hosts that the machine at hand does not have: `WITHOUT=nginx,caddy`. */
const absent = (process.env['WITHOUT'] ?? '').toLowerCase().split(/[\s,]+/);
const hosts = [standIn, nginx, caddy, cloudflare].filter(({ name }) => !absent.includes(name.toLowerCase()));

/** What a browser sends when somebody follows a link. */
const navigation = { Accept: 'text/html,application/xhtml+xml' };
const files = builtFiles().filter((file) => !file.startsWith('/_'));

/** The address by which a file is asked for: '/offline/index.html' is /offline/, '/team.html' is /team. */
const addressOf = (file: string) => file.replace(/(?<=\/)index\.html$|\.html$/, '');
/** One file of each kind in each folder. */
const kinds = new Map(files.map((file) => [`${path.dirname(file)} ${path.extname(file)}`, file]));

/** What the headers of a build ask for at an address. */
function askedHeaders(dist: string, address: string): Record<string, string> {
  const headers = new Headers();
  parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8')).apply(address, headers);
  return Object.fromEntries(headers);
}

describe.each(hosts)('$name', ({ start, left }) => {
  let folder: string;
  let api: TestServer;
  let host: RunningHost;
  const get = (address: string, question?: Question) => ask(host.url + address, question);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'host-'));
    api = await startServer();
    const root = path.join(folder, 'dist');
    replaceFiles(root, distFolder);
    const tls = makeCertificate(folder);
    host = await start({ root, folder, tls, name: 'localhost', port: await freePort(), api: api.url });
  });
  afterAll(async () => {
    await host?.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  test('every page has a clean address', async () => {
    for (const address of inEveryLanguage(staticPaths)) {
      const { status, headers, body } = await get(address);
      expect([status, headers['content-type']], address).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(read(fileOf(address))), address).toBe(true);
    }
  });

  test.each([
    ['/team.html?a=b&c', '/team?a=b&c'],
    ['/team/', '/team'],
    ['/index.html', '/'],
    ['/bn/', '/bn'],
    ['/bn/team.html', '/bn/team'],
    ['/bn/team/?a', '/bn/team?a'],
  ])('%s leads to %s', async (address, target) => {
    const { status, headers } = await get(address);
    expect([307, 308]).toContain(status);
    const { origin, pathname, search } = new URL(headers.location ?? '', host.url);
    expect([origin, pathname + search]).toEqual([host.url, target]);
  });

  test.each(['/apply/job/7', '/bn/apply/job/7?a=b'])('%s keeps its job', async (address) => {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    expect(body.equals(read(address.replace(/\/job.*/, '.html')))).toBe(true);
  });

  test.each([
    ['/nothing', '/404.html'],
    ['/nothing.html', '/404.html'],
    ['/team/nothing', '/404.html'],
    ['/apply/job', '/404.html'],
    ['/_headers', '/404.html'],
    ['/.env', '/404.html'],
    ['/bn/nothing', '/bn/404.html'],
    ['/bn/team/nothing', '/bn/404.html'],
  ])('%s is not found', async (address, page) => {
    const moved = await get(address, { headers: navigation });
    const answer = moved.status === 308 ? await get(moved.headers.location ?? '') : moved;
    expect(answer.status).toBe(404);
    if (moved === answer) expect(answer.body.equals(read(page))).toBe(true);
    expect(answer.headers).toMatchObject(askedHeaders(distFolder, address));
  });

  test.each([...kinds.values()])('%s has its type and all headers', async (file) => {
    const address = addressOf(file);
    const { status, headers } = await get(address);
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
      const { status, body } = await get(addressOf(file));
      const digest = createHash('sha256').update(body).digest('base64');
      expect([status, `sha256-${digest}`], file).toEqual([200, integrity]);
    }
  });

  test('a telephone knows what a contact card is', async () => {
    const cards = files.filter((file) => file.endsWith('.vcf'));
    for (const card of cards) {
      const { status, headers, body } = await get(card);
      expect([status, headers['content-type']], card).toEqual([200, 'text/vcard; charset=utf-8']);
      expect(body.toString()).toMatch(/^BEGIN:VCARD/);
    }
    expect(cards.length).toBeGreaterThan(0);
  });

  test.each(['/', '/boot.js', '/manifest.webmanifest', '/sitemap.xml'])(
    '%s is compressed',
    async (address) => {
      const { headers, body } = await get(address, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(body).equals(read(address === '/' ? '/index.html' : address))).toBe(true);
      if (!left.includes('Vary')) expect(headers.vary).toContain('Accept-Encoding');
    },
  );

  test.each(['/', files.find((file) => file.startsWith('/assets/')) ?? ''])(
    '%s is sent once',
    async (address) => {
      const { etag = '' } = (await get(address)).headers;
      const again = await get(address, { headers: { 'If-None-Match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await get(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    },
  );

  test('what is missing is kept by nobody', async () => {
    for (const address of ['/assets/gone-1a2b3c4d.js', '/fonts/gone.woff2', '/art/gone.svg']) {
      const { status, headers } = await get(address);
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
      const direct = await ask(api.url + call, question);
      const answer = await get(call, question);
      expect([answer.status, answer.headers['content-type'], answer.body.toString()], call).toEqual([
        direct.status,
        direct.headers['content-type'],
        direct.body.toString(),
      ]);
    }
  });

  test.skipIf(left.includes('HTTP/2'))('it speaks HTTP/2', async () => {
    expect(await statusOverHttp2(host.url, '/team')).toBe(200);
  });

  test('a deploy during a visit: the new page and policy, and no page in the place of an old script', async () => {
    const before = await get('/team');
    const gone = files.filter((file) => file.startsWith('/assets/team-page-') && file.endsWith('.js'));
    expect((await get(gone[0] ?? '')).status).toBe(200);
    await host.deploy(secondDist);
    const page = readFileSync(path.join(secondDist, 'team.html'));
    const asked = askedHeaders(secondDist, '/team');
    await expect
      .poll(async () => (await get('/team')).headers, { timeout: 20_000 })
      .toMatchObject({ 'content-security-policy': asked['content-security-policy'] });
    const after = await get('/team', { headers: { 'If-None-Match': before.headers.etag ?? '' } });
    expect([after.status, after.body.equals(page)]).toEqual([200, true]);
    const { status, headers } = await get(gone[0] ?? '', { headers: { Accept: '*/*' } });
    expect([gone.length, status, headers['cache-control']]).toEqual([1, 404, 'no-cache']);
  });
});
