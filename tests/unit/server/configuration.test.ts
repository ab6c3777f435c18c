import { expect, test } from 'vitest';
import { readConfiguration } from '../../server/configuration.ts';

const standard = {
  port: 4173,
  host: '127.0.0.1',
  distDir: '/repository/dist',
  dataDir: '/repository/.data',
  allowedOrigins: [],
  rateLimit: { requests: 120, window: 60_000 },
  trustProxy: false,
};
const origins = 'https://a.example, https://b.example,';

test.each([
  [{}, {}],
  [
    { PORT: '8080', HOST: '0.0.0.0', DIST_DIR: 'build', DATA_DIR: '/var/data' },
    { port: 8080, host: '0.0.0.0', distDir: '/repository/build', dataDir: '/var/data' },
  ],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [{ ALLOWED_ORIGINS: origins }, { allowedOrigins: ['https://a.example', 'https://b.example'] }],
  [{ POSTS_PER_MINUTE: '5' }, { rateLimit: { requests: 5, window: 60_000 } }],
])('%j means %j', (environment, setting) => {
  expect(readConfiguration(environment, '/repository')).toEqual({ ...standard, ...setting });
});

test.each(['x', '-1', '1.5', '65536'])('PORT=%s is refused with a plain sentence', (PORT) => {
  const message = `PORT must be a whole number from 0 to 65535, and is '${PORT}'.`;
  expect(() => readConfiguration({ PORT }, '/')).toThrow(message);
});
