import { expect, test } from 'vitest';
import { readStoredFilesMessage } from '../../../src/device/worker-messages.ts';

test.each(['save-pages', 'measure-missing', 'clear-pictures'] as const)('%s is understood', (type) => {
  expect(readStoredFilesMessage({ type, more: 1 })).toEqual({ type });
});

test('addresses to keep are texts, and nothing else', () => {
  const message = { type: 'keep-visited', addresses: ['/team', 5, null, { href: '/news' }, '/news'] };
  expect(readStoredFilesMessage(message)).toEqual({ type: 'keep-visited', addresses: ['/team', '/news'] });
});

test.each([
  null,
  undefined,
  'save-pages',
  {},
  { type: 'outbox-sent' },
  { type: ['save-pages'] },
  { type: 'keep-visited' },
  { type: 'keep-visited', addresses: '/team' },
])('%j is none of them', (message) => {
  expect(readStoredFilesMessage(message)).toBeUndefined();
});
