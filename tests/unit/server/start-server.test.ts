import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServer } from '../../support/start-server.ts';
import { contactMessage, post, serverForTest } from './fixtures.ts';

test('the network is gone, and back on the same port with everything still there', async () => {
  const server = await serverForTest();
  await post(server, 'contacts/', contactMessage);
  await server.stop();
  const refused = { cause: { code: 'ECONNREFUSED' } };
  await expect(fetch(`${server.url}/api/job-types`)).rejects.toMatchObject(refused);
  await server.restart();
  await server.stop();
  await server.restart();
  expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
  expect(server.submissions('contacts')).toHaveLength(1);
});

test('every open connection is dropped, and the next request is answered', async () => {
  const server = await serverForTest();
  server.switches.add({ call: 'GET job-types', effect: { kind: 'hold' }, times: 1 });
  const dropped = fetch(`${server.url}/api/job-types`).catch((error: Error) => error.message);
  await server.switches.whenHeld();
  server.dropConnections();
  expect(await dropped).toBe('fetch failed');
  server.switches.clear();
  expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
});

test('closing ends what hangs and is held, and removes the files', async () => {
  const server = await startServer();
  server.switches.add(
    { call: 'GET job-types', effect: { kind: 'hang' } },
    { call: 'POST contacts', effect: { kind: 'hold' } },
  );
  const ended = [fetch(`${server.url}/api/job-types`), post(server, 'contacts/', contactMessage)].map(
    (request) => expect(request).rejects.toThrow('fetch failed'),
  );
  await server.switches.whenHeld();
  await server.ledger.whenReceived(2);
  await server.close();
  await Promise.all(ended);
  expect(existsSync(server.cvFolder)).toBe(false);
});
