import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { listSubmissions } from '../../server/api/submissions.ts';
import { dataPaths } from '../../server/configuration.ts';
import { openDatabase } from '../../server/database.ts';
import { contactMessage, folderForTest, siteForTest } from './fixtures.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Main {
  /** What it has written so far, to both streams. */
  output(): string;
  /** Resolves with the address once it is printed. */
  address: Promise<string>;
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

function startMain(environment: Record<string, string>): Main {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/server/main.ts'], {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
  });
  running.push(child);
  let written = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString();
        const found = /http:\/\/localhost:\d+/u.exec(written);
        if (found) resolve(found[0]);
      });
    }
  });
  return { output: () => written, address, ended, kill: (signal) => child.kill(signal) };
}

test('serves site and API, keeps the data, logs failures only, and stops when told to', async () => {
  const environment = { DIST_DIR: siteForTest({ 'index.html': 'Home' }), DATA_DIR: folderForTest() };
  const first = startMain(environment);
  const url = await first.address;
  expect(await (await fetch(`${url}/`)).text()).toBe('Home');
  const send = (to: string) =>
    fetch(`${to}/api/contacts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: JSON.stringify(contactMessage),
    });
  expect((await send(url)).status).toBe(201);
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const lines = first.output().trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(`The site and its stand-in API: ${url}`);
  expect(lines[1]).toContain('HOST=0.0.0.0');
  expect(lines[2]).toMatch(/ GET \/nothing 404 \d+ ms$/u);
  expect(existsSync(join(environment.DATA_DIR, 'stand-in.sqlite'))).toBe(true);

  const second = startMain({ ...environment, HOST: '0.0.0.0' });
  const again = await second.address;
  expect((await send(again)).status).toBe(201);
  second.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.output()).toBe(`The site and its stand-in API: ${again}\n`);
  const database = openDatabase(dataPaths(environment.DATA_DIR).database);
  expect(listSubmissions(database, 'contacts')).toHaveLength(1);
  database.close();
}, 30_000);

test('says plainly what is wrong, and ends', async () => {
  const distDir = siteForTest({ 'index.html': 'Home' });
  const dataDir = folderForTest();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const PORT = String((taken.address() as AddressInfo).port);
  try {
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
  } finally {
    taken.close();
  }
}, 30_000);
