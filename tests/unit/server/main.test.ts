import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listSubmissions } from '../../server/api/submissions.ts';
import { openDatabase } from '../../server/database.ts';
import { contactMessage, folderForTest, siteForTest } from './fixtures.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

function startMain(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/server/main.ts'], {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  return {
    /** What it has written so far, to both streams. */
    output: () => written,
    /** The address, once it is printed. */
    address: () =>
      vi.waitFor(
        () => {
          const [address] = /http:\/\/localhost:\d+/u.exec(written) ?? [];
          if (!address) throw new Error(`Not started: ${written}`);
          return address;
        },
        { timeout: 10_000 },
      ),
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

test('serves site and API, keeps the data, logs failures only, and stops when told to', async () => {
  const environment = { DIST_DIR: siteForTest({ 'index.html': 'Home' }), DATA_DIR: folderForTest() };
  const send = (to: string) =>
    fetch(`${to}/api/contacts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: JSON.stringify(contactMessage),
    });
  const first = startMain(environment);
  const url = await first.address();
  expect(await (await fetch(`${url}/`)).text()).toBe('Home');
  expect((await send(url)).status).toBe(201);
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output().trim().split('\n')).toEqual([
    `The site and its stand-in API: ${url}`,
    expect.stringContaining('HOST=0.0.0.0'),
    expect.stringMatching(/ GET \/nothing 404 \d+ ms$/u),
  ]);

  const second = startMain({ ...environment, HOST: '0.0.0.0' });
  const again = await second.address();
  expect((await send(again)).status).toBe(201);
  second.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.output()).toBe(`The site and its stand-in API: ${again}\n`);
  const database = openDatabase(join(environment.DATA_DIR, 'stand-in.sqlite'));
  expect(listSubmissions(database, 'contacts')).toHaveLength(1);
  database.close();
}, 30_000);

test('says plainly what is wrong, and ends', async () => {
  const distDir = siteForTest({ 'index.html': 'Home' });
  const dataDir = folderForTest();
  const taken = createServer();
  onTestFinished(() => void taken.close());
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const PORT = String((taken.address() as AddressInfo).port);
  const cases: [Record<string, string>, string][] = [
    [{ DIST_DIR: distDir, PORT }, `Port ${PORT} is taken. Choose another one: PORT=4174 npm start\n`],
    [{ DIST_DIR: dataDir }, `There is no built site in ${dataDir}. Build it first: npm run build\n`],
    [{ PORT: 'x' }, "PORT must be a whole number from 0 to 65535, and is 'x'.\n"],
  ];
  for (const [environment, message] of cases) {
    const main = startMain({ DATA_DIR: dataDir, ...environment });
    expect(await main.ended).toBe(1);
    expect(main.output()).toBe(message);
  }
}, 30_000);
