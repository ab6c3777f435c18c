import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../support/start-server.ts';
import { contactMessage, failureOf, post, serverForTest } from './fixtures.ts';

describe('the network', () => {
  test('gone, and back on the same port with everything still there', async () => {
    const server = await serverForTest();
    await post(server, 'contacts/', contactMessage);
    await server.stop();
    await expect(fetch(`${server.url}/api/job-types`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    await server.restart();
    expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
    expect(server.submissions('contacts')).toHaveLength(1);
    await server.stop();
    await server.restart();
    expect((await post(server, 'contacts/', contactMessage)).status).toBe(201);
  });

  test('every open connection is dropped, and the next request is answered', async () => {
    const server = await serverForTest();
    server.switches.add({ call: 'GET job-types', effect: { kind: 'hold' }, times: 1 });
    const dropped = failureOf(fetch(`${server.url}/api/job-types`));
    await server.switches.whenHeld();
    server.dropConnections();
    expect(await dropped).toBe('fetch failed');
    server.switches.clear();
    expect((await fetch(`${server.url}/api/job-types`)).status).toBe(200);
  });
});

test('closing ends what hangs and is held, and removes the files', async () => {
  const server = await startServer();
  server.switches.add(
    { call: 'GET job-types', effect: { kind: 'hang' } },
    { call: 'POST contacts', effect: { kind: 'hold' } },
  );
  const hanging = failureOf(fetch(`${server.url}/api/job-types`));
  const held = failureOf(post(server, 'contacts/', contactMessage));
  await server.switches.whenHeld();
  await server.ledger.whenReceived(2);
  await server.close();
  expect(await hanging).toBe('fetch failed');
  expect(await held).toBe('fetch failed');
  expect(existsSync(server.cvFolder)).toBe(false);
});

test('without a site there is none to replace', async () => {
  const server = await serverForTest();
  expect(() => server.useDist('/anywhere')).toThrow('without a site');
});
