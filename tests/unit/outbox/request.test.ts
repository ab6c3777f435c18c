import { expect, test, vi } from 'vitest';
import { newSubmissionId } from '../../../src/outbox/record.ts';
import { buildRequest, readConfiguration } from '../../../src/outbox/request.ts';

const configuration = { apiBaseUrl: '/api/', idempotencyHeader: 'Idempotency-Key' };
// What travels with it: send.test.ts.
const id = '3f0c7d2e-8a53-4c0e-9a52-0d2f6f6b1a11';

test('the key stays away from an API that does not allow it', () => {
  const without = { ...configuration, idempotencyHeader: '' };
  const { url, headers } = buildRequest({ id, kind: 'newsletter' }, [], without);
  expect([url, headers]).toEqual(['/api/subscribers/', { 'Content-Type': 'application/json' }]);
});

test('the settings of the build', () => {
  const build = { MODE: '', BASE_URL: '/', DEV: false, PROD: true, SSR: false };
  const read = (settings: Record<string, string>) =>
    readConfiguration({ ...build, ...settings }, 'https://www.example.com');
  expect(read({})).toEqual(configuration);
  expect(read({ VITE_API_BASE_URL: 'https://www.example.com/v1' })).toEqual({
    apiBaseUrl: 'https://www.example.com/v1/',
    idempotencyHeader: 'Idempotency-Key',
  });
  // An API on another origin may not allow the header.
  const other = { VITE_API_BASE_URL: 'https://api.example.com/v1' };
  expect(read(other)).toEqual({ apiBaseUrl: 'https://api.example.com/v1/', idempotencyHeader: '' });
  expect(read({ ...other, VITE_IDEMPOTENCY_HEADER: 'X-Key' }).idempotencyHeader).toBe('X-Key');
  expect(read({ VITE_IDEMPOTENCY_HEADER: '' }).idempotencyHeader).toBe('');
});

test('ids are random UUIDs, also without crypto.randomUUID', () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newSubmissionId()).toMatch(pattern);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newSubmissionId()).toMatch(pattern);
  expect(newSubmissionId()).not.toBe(newSubmissionId());
});
