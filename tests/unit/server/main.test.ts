import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../server/store.ts';
import { listen } from '../../support/listen.ts';
import { contactMessage, folderForTest, post } from './fixtures.ts';

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
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

test.each([
  ['SIGTERM', {}, [expect.stringContaining('HOST=0.0.0.0')]],
  ['SIGINT', { HOST: '0.0.0.0' }, []],
] as const)(
  'serves site and API, keeps the data, logs failures without personal data, and stops on %s',
  async (signal, more, hint) => {
    const environment = {
      DIST_DIR: folderForTest({ 'index.html': 'Home' }),
      DATA_DIR: folderForTest(),
      ALLOWED_ORIGINS: 'https://a.example, https://b.example,',
      POSTS_PER_MINUTE: '2',
    };
    const main = startMain({ ...environment, ...more });
    const started = () => /http:\/\/localhost:\d+/u.exec(main.output())?.[0] ?? '';
    await vi.waitFor(() => expect(started()).not.toBe(''), { timeout: 10_000 });
    const url = started();
    const send = (body: object) =>
      post({ url }, 'contacts/?name=Rahima', body, { Origin: 'https://b.example' });
    expect(await (await fetch(`${url}/`)).text()).toBe('Home');
    expect((await send(contactMessage)).status).toBe(201);
    expect((await send({ ...contactMessage, phone: 'x' })).status).toBe(422);
    expect((await send(contactMessage)).status).toBe(429);
    main.kill(signal);
    expect(await main.ended).toBe(0);
    expect(main.output().trim().split('\n')).toEqual([
      `The site and its stand-in API: ${url}`,
      ...hint,
      expect.stringMatching(/^\S+ POST \/api\/contacts\/ 422 \d+ ms$/u),
      expect.stringMatching(/^\S+ POST \/api\/contacts\/ 429 \d+ ms$/u),
    ]);
    expect(openStore(environment.DATA_DIR).submissions('contacts')).toHaveLength(1);
  },
  30_000,
);

test('says plainly what is wrong, and ends', async () => {
  const distDir = folderForTest({ 'index.html': 'Home' });
  const dataDir = folderForTest();
  const taken = createServer();
  onTestFinished(() => void taken.close());
  const PORT = String(await listen(taken));
  const cases: [Record<string, string>, string][] = [
    [{ DIST_DIR: distDir, PORT }, `Port ${PORT} is taken. Choose another one: PORT=4174 npm start\n`],
    [{ PORT: '65536' }, "PORT must be a whole number from 0 to 65535, and is '65536'.\n"],
    [{ DIST_DIR: dataDir }, `There is no built site in ${dataDir}. Build it first: npm run build\n`],
  ];
  for (const [environment, message] of cases) {
    const main = startMain({ DATA_DIR: dataDir, ...environment });
    expect(await main.ended).toBe(1);
    expect(main.output()).toBe(message);
  }
}, 30_000);
