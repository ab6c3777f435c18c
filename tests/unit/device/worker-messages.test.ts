import { expect, test } from 'vitest';
import { readWorkerMessage } from '../../../src/device/worker-messages.ts';

test.each(['save-all', 'measure-missing', 'clear-pictures'] as const)('%s is understood', (type) => {
  expect(readWorkerMessage({ type, more: 1 })).toEqual({ type });
});

test('a page to save has a path', () => {
  const message = { type: 'save-page', path: '/team' };
  expect(readWorkerMessage({ ...message, more: 1 })).toEqual(message);
});

test.each([
  null,
  undefined,
  'save-all',
  {},
  { type: 'outbox-sent' },
  { type: ['save-all'] },
  { type: 'save-page' },
  { type: 'save-page', path: ['/team'] },
])('%j is none of them', (message) => {
  expect(readWorkerMessage(message)).toBeUndefined();
});
