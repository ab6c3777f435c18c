import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiMiddleware } from '../../server/dev-middleware.ts';
import { contactMessage, folderForTest } from './fixtures.ts';

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(environment: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const middleware = createApiMiddleware();
  const server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => outgoing.end('the next one')),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

test('answers /api/ and /sample/ and passes everything else on', async () => {
  const folder = folderForTest();
  const url = await start({ DATA_DIR: folder });
  const globals = [globalThis.Request, globalThis.Response];
  expect(await textOf(`${url}/api/job-types`)).toContain('Full-time');
  expect(await textOf(`${url}/api/nothing?x=1`)).toContain('There is no such call.');
  expect(await textOf(`${url}/sample/ad-legal-aid-day.svg`)).toContain('<svg');
  const sent = await fetch(`${url}/api/contacts/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactMessage),
  });
  expect(sent.status).toBe(201);
  for (const path of ['/', '/apiary', '/approach', '/?/api/job-types']) {
    expect(await textOf(url + path)).toBe('the next one');
  }
  expect(existsSync(join(folder, 'stand-in.sqlite'))).toBe(true);
  expect([globalThis.Request, globalThis.Response]).toEqual(globals);
});
