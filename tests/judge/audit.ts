import { spawnSync } from 'node:child_process';
import type { Judge } from './judge.ts';

interface Report {
  readonly error?: { readonly summary?: string };
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** Known weaknesses of the locked packages, where the registry says. */
export const audit: Judge = {
  name: 'npm audit',
  about: 'known weaknesses of every locked package',
  async run() {
    const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
    const { vulnerabilities, error, message } = JSON.parse(stdout || '{}') as Report;
    if (!vulnerabilities)
      throw new Error(`the registry does not offer it (${error?.summary ?? message ?? 'no answer'})`);
    const findings = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`);
    return { findings, figure: 'all packages' };
  },
};
