import { expect, test } from 'vitest';
import { readConfiguration } from '../../server/configuration.ts';

test('the environment says nothing by default', () => {
  expect(readConfiguration({}, '/repository')).toEqual({
    port: 4173,
    host: '127.0.0.1',
    distDir: '/repository/dist',
    dataDir: '/repository/.data',
    allowedOrigins: [],
    rateLimit: { requests: 120, window: 60_000 },
    trustProxy: false,
  });
});

test.each([
  [{ PORT: '8080' }, { port: 8080 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ DIST_DIR: 'build' }, { distDir: '/repository/build' }],
  [{ DATA_DIR: '/var/data' }, { dataDir: '/var/data' }],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [
    { ALLOWED_ORIGINS: 'https://a.example, https://b.example,' },
    { allowedOrigins: ['https://a.example', 'https://b.example'] },
  ],
  [{ POSTS_PER_MINUTE: '5' }, { rateLimit: { requests: 5, window: 60_000 } }],
])('%j means %j', (environment, setting) => {
  expect(readConfiguration(environment, '/repository')).toMatchObject(setting);
});

test.each(['x', '-1', '1.5', '65536', '1e3'])('PORT=%s is refused with a plain sentence', (PORT) => {
  expect(() => readConfiguration({ PORT }, '/')).toThrow(
    `PORT must be a whole number from 0 to 65535, and is '${PORT}'.`,
  );
});
