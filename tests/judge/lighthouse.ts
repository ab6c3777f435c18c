import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../support/browser.ts';
import type { Judge } from './judge.ts';

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** The least that counts as clean. Pages that wait for the server's lists or are about the device are not all text. */
const least: Readonly<Record<string, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Pages that must not be listed by search engines: what Lighthouse says of that is meant. */
const unlisted = (address: string) => address.startsWith('/apply/') || address === '/stored-on-this-device';

/** Lighthouse as a mid-range phone on a slow line, each page by itself. Run it with nothing else busy. */
export const lighthouse: Judge = {
  name: 'Lighthouse, mobile',
  about: 'performance 99 at least, accessibility, best practices and SEO 100',
  async run({ base, paths, tools }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
    const out = path.join(folder, 'report.json');
    const lowest: Record<string, number> = {};
    const findings: string[] = [];
    for (const page of paths) {
      rmSync(out, { force: true });
      const { stderr } = spawnSync(
        tools.node,
        [
          tools.file('lighthouse', 'cli/index.js'),
          base + page,
          '--quiet',
          '--output=json',
          `--output-path=${out}`,
          `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --user-data-dir=${path.join(folder, 'profile')}`,
        ],
        { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
      );
      if (!existsSync(out)) {
        findings.push(`${page} no report: ${stderr.trim().split('\n').at(-1) ?? ''}`);
        continue;
      }
      const { runtimeError, categories, audits } = JSON.parse(readFileSync(out, 'utf8')) as Report;
      if (runtimeError) findings.push(`${page} ${runtimeError.message}`);
      for (const [name, wanted] of Object.entries(least)) {
        const category = categories[name];
        const failed = (category?.auditRefs ?? []).filter(
          ({ id, weight }) =>
            weight > 0 && (audits[id]?.score ?? 1) < 0.9 && !(id === 'is-crawlable' && unlisted(page)),
        );
        const isMeant = name === 'seo' && unlisted(page) && failed.length === 0;
        const score = isMeant ? 100 : Math.round((category?.score ?? 0) * 100);
        lowest[name] = Math.min(lowest[name] ?? 100, score);
        if (score < wanted)
          findings.push(`${page} ${name} ${score}: ${failed.map(({ id }) => audits[id]?.title).join('; ')}`);
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (Object.keys(lowest).length === 0) throw new Error(findings[0] ?? 'Lighthouse was given no page');
    return { findings, figure: `lowest ${Object.values(lowest).join(' / ')}` };
  },
};
