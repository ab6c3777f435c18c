import { expect, test, vi } from 'vitest';
import { arrangeBackgroundDelivery } from '../../../src/outbox/background-delivery.ts';

vi.mock('../../../src/device/worker-client.ts', () => ({ registerSync: () => Promise.resolve(true) }));

test.each([
  [0, true],
  [1_200_000, true],
  [1_200_001, false],
  [5_000_000, false],
])('%i bytes: the worker can send them with the site closed: %s', async (bytes, can) => {
  expect(await arrangeBackgroundDelivery(bytes)).toBe(can);
});
