import { expect, test } from 'vitest';
import { hydrated, openPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** Attributes that name an element, as React and the document call them. */
const naming = {
  id: 'id',
  htmlFor: 'for',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
} as const;

test.each(['/', '/team', '/family-law', '/company-formation', '/news', '/career', '/contact', '/nowhere'])(
  '%s: the browser gives elements the ids that the prerendered page has',
  async (address) => {
    const { page, messages, close } = await openPage(site.browser, { serviceWorkers: 'block' });
    await page.goto(site.server.url + address);
    await hydrated(page);
    await page.waitForFunction(() => {
      const waiting = document.querySelector('main [data-waiting]');
      waiting?.scrollIntoView();
      return !waiting;
    });
    const { differences, generated } = await page.evaluate((names) => {
      const found: string[] = [];
      let count = 0;
      for (const element of document.querySelectorAll('#root *')) {
        // What React has rendered, which in production it does not compare with what is there.
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
        if (!key) continue;
        const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
        for (const [prop, attribute] of Object.entries(names)) {
          const [rendered, shown] = [props[prop] ?? null, element.getAttribute(attribute)];
          if (typeof rendered === 'string' && /_[rR]_/.test(rendered)) count += 1;
          if (rendered !== shown)
            found.push(`${element.tagName} ${attribute}: ${shown}, not ${String(rendered)}`);
        }
      }
      return { differences: found, generated: count };
    }, naming);
    expect(generated).toBeGreaterThan(0);
    expect(differences).toEqual([]);
    expect(
      messages.filter(
        (text) => !text.includes('registration blocked by Playwright') && !text.includes('404'),
      ),
    ).toEqual([]);
    await close();
  },
);
