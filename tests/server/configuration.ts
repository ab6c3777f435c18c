import { join, resolve } from 'node:path';
import { defaultRateLimit } from './api/rate-limit.ts';
import type { RateLimit } from './api/rate-limit.ts';

/** What the environment can say about the server. */
export interface Configuration {
  port: number;
  /** undefined: all addresses of the machine. */
  host: string | undefined;
  distDir: string;
  dataDir: string;
  switchesOverHttp: boolean;
  allowedOrigins: string[];
  rateLimit: RateLimit;
}

/**
 * Reads PORT (default 4173), HOST (default: all addresses; with test switches this machine alone, because they show
 * what was submitted), DIST_DIR (dist), DATA_DIR (.data), TEST_SWITCHES (1 switches them on), ALLOWED_ORIGINS (other
 * sites that may use the API, with commas between), POSTS_PER_MINUTE (120, from one address).
 * @param root the repository; relative folders are meant from there
 * @throws with a plain sentence when a value makes no sense
 */
export function readConfiguration(environment: NodeJS.ProcessEnv, root: string): Configuration {
  const switchesOverHttp = environment['TEST_SWITCHES'] === '1';
  const posts = readNumber(environment, 'POSTS_PER_MINUTE', defaultRateLimit.requests, 1_000_000);
  const origins = environment['ALLOWED_ORIGINS']?.split(',').map((origin) => origin.trim()) ?? [];
  return {
    port: readNumber(environment, 'PORT', 4173, 65_535),
    host: environment['HOST'] || (switchesOverHttp ? 'localhost' : undefined),
    distDir: resolve(root, environment['DIST_DIR'] || 'dist'),
    dataDir: resolve(root, environment['DATA_DIR'] || '.data'),
    switchesOverHttp,
    allowedOrigins: origins.filter((origin) => origin !== ''),
    rateLimit: { requests: posts, window: 60_000 },
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

/** Where the data folder keeps what. */
export function dataPaths(dataDir: string): { database: string; cvFolder: string } {
  return { database: join(dataDir, 'stand-in.sqlite'), cvFolder: join(dataDir, 'cv') };
}
