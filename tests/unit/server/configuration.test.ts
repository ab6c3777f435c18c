import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../server/configuration.ts';

describe('the environment', () => {
  test('says nothing by default', () => {
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

  test('can say everything', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DIST_DIR: 'build',
      DATA_DIR: '/var/data',
      TRUST_PROXY: '1',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example,',
      POSTS_PER_MINUTE: '5',
    };
    expect(readConfiguration(environment, '/repository')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      distDir: '/repository/build',
      dataDir: '/var/data',
      allowedOrigins: ['https://a.example', 'https://b.example'],
      rateLimit: { requests: 5, window: 60_000 },
      trustProxy: true,
    });
  });

  test.each(['x', '-1', '1.5', '65536', '1e3'])('PORT=%s is refused with a plain sentence', (PORT) => {
    expect(() => readConfiguration({ PORT }, '/')).toThrow(
      `PORT must be a whole number from 0 to 65535, and is '${PORT}'.`,
    );
  });
});
