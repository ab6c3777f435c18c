import { expect, test } from 'vitest';
import { readWorkerMessage } from '../../../src/device/worker-messages.ts';

test.each([
  { type: 'save-all', path: '/team' },
  { type: 'measure-missing', path: '/' },
  { type: 'clear-pictures' },
  { type: 'save-page', path: '/team' },
])('%j is understood', (message) => {
  expect(readWorkerMessage({ ...message, more: 1 })).toEqual(message);
});

test.each([
  null,
  'save-all',
  {},
  { type: 'outbox-sent' },
  { type: ['save-all'] },
  { type: 'save-page' },
  { type: 'save-all' },
])('%j is none of them', (message) => {
  expect(readWorkerMessage(message)).toBeUndefined();
});
