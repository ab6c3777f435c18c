import { readJson } from './http.ts';

/**
 * Asks the server for the smallest of its lists, to learn whether it can be reached again; what came of it is noted in
 * device/connection.ts. Never rejects.
 */
export async function probeServer(): Promise<void> {
  await readJson('job-types').catch(() => undefined);
}
