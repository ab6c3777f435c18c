import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../support/ask.ts';
import type { NginxPlace } from '../config/nginx.ts';

/** A place on this machine. */
export interface TestPlace extends NginxPlace {
  /** For configurations and what a server writes; removed in the end. */
  readonly folder: string;
}

/** A host that serves the site. */
export interface RunningHost {
  /** Its origin: `https://localhost:{port}`. */
  readonly url: string;
  /** After another build has taken the place of the files; a host that sees that by itself has none. */
  reload?(): Promise<void>;
  close(): Promise<void>;
}

export interface Host {
  readonly name: string;
  /** What is not in its program, because the provider's network does it. */
  readonly left: readonly ('HTTP/2' | 'Vary')[];
  /** @throws a sentence that says what is missing */
  start(place: TestPlace): Promise<RunningHost>;
}

/** Puts the files of a build in the place of those that are there. */
export function replaceFiles(root: string, dist: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true });
  cpSync(dist, root, { recursive: true });
}

/**
 * Starts a server and waits until it answers.
 * @throws with what it says, when it ends before or does not answer within 30 seconds
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  url: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, { env: { ...process.env, ...variables } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  child.on('error', (error) => (said += error.message));
  for (const end = Date.now() + 30_000; Date.now() < end && child.exitCode === null; await pause(50)) {
    if (await ask(url).catch(() => undefined)) return child;
  }
  child.kill();
  throw new Error(`${path.basename(command)} does not answer: ${said}`);
}

/** Ends a server and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill();
  await closed;
}
