import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../../.failed-tests');

/** What Vitest knows of a test when its hooks run. */
interface Task {
  readonly name: string;
  readonly file: { readonly name: string };
  readonly result?: { readonly state: string };
}

/**
 * Closes every page that a test has opened. When it failed, `.failed-tests/` gets a screenshot of each page and a trace
 * of each context that was traced: `npx playwright show-trace <file>`.
 */
export async function endPages(browser: Browser, { name, file, result }: Task): Promise<void> {
  const slug = `${path.basename(file.name, '.test.ts')} ${name}`.replaceAll(/[^\w]+/g, '-').slice(0, 100);
  for (const [index, context] of browser.contexts().entries()) {
    if (result?.state === 'fail') {
      const place = path.join(folder, slug);
      mkdirSync(place, { recursive: true });
      for (const [number, page] of context.pages().entries()) {
        const file = path.join(place, `page-${index + 1}-${number + 1}.png`);
        // A page that hangs is no reason to hide what failed.
        await page.screenshot({ path: file, timeout: 5000 }).catch(() => undefined);
      }
      await context.tracing.stop({ path: path.join(place, `trace-${index + 1}.zip`) }).catch(() => undefined);
    }
    await context.close();
  }
}
