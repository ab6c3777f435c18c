import { resolve } from 'node:path';
import { defaultRateLimit } from './api/rate-limit.ts';

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * What the environment says about the server: PORT (default 4173), HOST (default 127.0.0.1: this machine alone, because
 * the server stores CVs), DIST_DIR (dist), DATA_DIR (.data), ALLOWED_ORIGINS (other sites that may use the API, with
 * commas between), POSTS_PER_MINUTE (120, from one address), TRUST_PROXY (1 behind a proxy: the client's address is the
 * last one of X-Forwarded-For).
 * @param root the repository; relative folders are meant from there
 * @throws with a plain sentence when a value makes no sense
 */
export function readConfiguration(environment: NodeJS.ProcessEnv, root: string) {
  const posts = readNumber(environment, 'POSTS_PER_MINUTE', defaultRateLimit.requests, 1_000_000);
  const origins = environment['ALLOWED_ORIGINS']?.split(',').map((origin) => origin.trim()) ?? [];
  return {
    port: readNumber(environment, 'PORT', 4173, 65_535),
    host: environment['HOST'] || '127.0.0.1',
    distDir: resolve(root, environment['DIST_DIR'] || 'dist'),
    dataDir: resolve(root, environment['DATA_DIR'] || '.data'),
    allowedOrigins: origins.filter((origin) => origin !== ''),
    rateLimit: { requests: posts, window: 60_000 },
    trustProxy: environment['TRUST_PROXY'] === '1',
  };
}

function readNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  otherwise: number,
  largest: number,
): number {
  const text = environment[name] || String(otherwise);
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number > largest) {
    throw new Error(`${name} must be a whole number from 0 to ${largest}, and is '${text}'.`);
  }
  return number;
}
