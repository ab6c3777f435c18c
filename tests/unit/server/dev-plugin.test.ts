import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiMiddleware } from '../../server/dev-plugin.ts';
import { listen } from '../../support/listen.ts';
import { folderForTest } from './fixtures.ts';

test('the development server answers /api/ and /sample/ and passes everything else on', async () => {
  const folder = folderForTest();
  vi.stubEnv('DATA_DIR', folder);
  const middleware = createApiMiddleware();
  const server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => outgoing.end('the next one')),
  );
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server);
  const textOf = async (path: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const globals = [globalThis.Request, globalThis.Response];
  expect(await textOf('/api/job-types')).toContain('Full-time');
  expect(await textOf('/api/nothing?x=1')).toContain('There is no such call.');
  expect(await textOf('/sample/ad-legal-aid-day.svg')).toContain('<svg');
  for (const path of ['/', '/apiary', '/approach', '/?/api/job-types']) {
    expect(await textOf(path)).toBe('the next one');
  }
  expect(existsSync(join(folder, 'lists.json'))).toBe(true);
  expect([globalThis.Request, globalThis.Response]).toEqual(globals);
});
