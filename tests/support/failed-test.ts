import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../.failed-tests');

type Task = TestContext['task'];

let current: Task | null = null;

/** From now on pages belong to this test. */
export function beginTest(task: Task): void {
  current = task;
}

/**
 * Closes a context. When the test has failed, `.failed-tests/` gets a screenshot of each of its pages, or why there is none,
 * and with TRACE=1 its trace: `npx playwright-core show-trace <file>`.
 */
export async function endContext(context: BrowserContext): Promise<void> {
  if (current?.result?.state === 'fail') await keepEvidence(context, current);
  await context.close();
}

/** A page that hangs is no reason to hide what failed: what cannot be had is left out. */
async function keepEvidence(context: BrowserContext, { name, file }: Task): Promise<void> {
  const slug = `${path.basename(file.name, '.test.ts')} ${name}`.replaceAll(/[^\w]+/g, '-').slice(0, 100);
  const place = path.join(folder, slug);
  mkdirSync(place, { recursive: true });
  const shot = Date.now();
  for (const [index, page] of context.pages().entries()) {
    const evidence = path.join(place, `${shot}-page-${index + 1}`);
    const note = (cause: unknown) => writeFileSync(`${evidence}.txt`, `${page.url()}\n${String(cause)}\n`);
    await page.screenshot({ path: `${evidence}.png`, timeout: 5000 }).catch(note);
  }
  if (!process.env['TRACE']) return;
  await context.tracing.stop({ path: path.join(place, `${shot}-trace.zip`) }).catch(() => undefined);
}
