import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { hydrated, offlineReady, type OpenedPage } from '../../support/browser.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { useSite, type VisitOptions } from '../site.ts';

const site = useSite();
const call = 'GET news-and-events';
const list = sample['news-and-events'];

afterEach(() => {
  site.server.switches.clear();
  site.server.ledger.clear();
});

/** The news page, hydrated, with nothing but what the server says. */
async function openNews(hash = '', options: VisitOptions = {}): Promise<OpenedPage> {
  const opened = await site.openPage(options);
  await opened.page.goto(`${site.server.url}/news${hash}`);
  await hydrated(opened.page);
  return opened;
}

const cards = (page: Page) => page.locator('main article');
const firstCard = (page: Page) => cards(page).first();

describe('the list', () => {
  test('says that it is loading, then shows author, date, title and text of every item', async () => {
    site.server.switches.set({ call, effect: { kind: 'hold' } });
    const { page, messages } = await openNews();
    expect(await page.getByText('Loading news...').isVisible()).toBe(true);
    site.server.switches.clear();
    await cards(page).nth(7).waitFor();
    expect(await cards(page).count()).toBe(list.length);
    expect(await page.getByText('Loading news...').count()).toBe(0);
    expect(await cards(page).locator('h2').allTextContents()).toEqual(list.map(({ title }) => title));
    expect(await firstCard(page).innerText()).toContain('Sabrina Mehjabin Haque');
    expect(await cards(page).locator('time').allTextContents()).toEqual([
      '15 Nov 2026',
      '28 Oct 2026',
      '30 Sept 2026',
      '5 Sept 2026',
      '18 Aug 2026',
      '22 Jul 2026',
      '30 Jun 2026',
      '2 Jun 2026',
    ]);
    expect(await firstCard(page).locator('img').getAttribute('src')).toBe('/art/avatar-default.svg');
    expect(messages).toEqual([]);
  });

  test('dates are those of Dhaka, wherever the visitor is; one that cannot be read stands as it came', async () => {
    const items = [
      { title: 'Late', date_posted: '2026-12-31T18:30:00Z' },
      { title: 'Odd', date_posted: 'some day in May' },
      { title: 'None', date_posted: null },
    ];
    site.server.switches.set({ call, effect: { kind: 'list', body: items } });
    const { page, messages } = await openNews('', { timezoneId: 'America/Los_Angeles' });
    await cards(page).nth(2).waitFor();
    expect(await cards(page).nth(0).innerText()).toContain('1 Jan 2027');
    expect(await cards(page).nth(1).innerText()).toContain('some day in May');
    expect(await cards(page).nth(2).innerText()).toMatch(/^\s*None/);
    expect(messages).toEqual([]);
  });

  test('that is empty says so', async () => {
    site.server.switches.set({ call, effect: { kind: 'empty' } });
    const { page, messages } = await openNews();
    await page.getByText('No news articles available.').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test.each(['captive portal', 'malformed JSON'] as const)(
    'that comes as %s shows the empty state and a way to try again',
    async (kind) => {
      site.server.switches.set({ call, effect: { kind }, times: 1 });
      const { page, messages } = await openNews();
      await page.getByText('No news articles available.').waitFor();
      expect(await page.getByText('Loading news...').count()).toBe(0);
      await page.getByRole('button', { name: 'Retry' }).click();
      await cards(page).nth(7).waitFor();
      expect(messages).toEqual([]);
    },
  );
});

describe('a long text', () => {
  test('is cut after 100 words; each card opens and closes by itself', async () => {
    const { page, messages } = await openNews();
    const toggles = page.locator('article button[aria-expanded]');
    await toggles.first().waitFor();
    expect(await toggles.allTextContents()).toEqual(Array.from({ length: 3 }, () => 'Continue Reading...'));
    const text = page.locator(`[id="${await toggles.nth(1).getAttribute('aria-controls')}"]`);
    expect(await text.innerText()).toMatch(/land may be sold only if the name…$/);
    expect((await text.innerText()).split(/\s+/)).toHaveLength(100);

    await toggles.nth(1).click();
    expect(await toggles.allTextContents()).toEqual([
      'Continue Reading...',
      'Show Less',
      'Continue Reading...',
    ]);
    expect(await toggles.nth(1).getAttribute('aria-expanded')).toBe('true');
    expect(await text.innerText()).not.toContain('…');
    await toggles.nth(1).click();
    expect(await text.innerText()).toMatch(/only if the name…$/);
    // Closing from far below brings the beginning of the card back.
    expect(await cards(page).nth(1).locator('h2').isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('headings come below the title of the card, lists and quotes stay', async () => {
    const { page } = await openNews();
    await firstCard(page)
      .getByRole('button', { name: /Continue Reading/ })
      .click();
    expect(await firstCard(page).locator('h2').count()).toBe(1);
    expect(await firstCard(page).locator('h3').allTextContents()).toEqual(['Before filing', 'The steps']);
    expect(await firstCard(page).locator('li').count()).toBe(4);
    expect(await firstCard(page).locator('blockquote').count()).toBe(1);
  });
});

describe('a link in a text', () => {
  test('to a page of this site is followed without loading a document', async () => {
    const { page, messages } = await openNews();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('link', { name: 'our family law page' }).click();
    await page.waitForURL('**/family-law*');
    await page.waitForFunction(() =>
      document.querySelector('main h1')?.textContent?.startsWith('Family Law'),
    );
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('to another site opens a window that knows nothing of this one', async () => {
    const description =
      '<p><a href="https://example.org/a" target="_self" rel="opener">out</a> <a href="//example.org/b">also</a> ' +
      '<a href="/team" target="_blank">in</a> <a href="mailto:a@example.org">mail</a> <a href="ftp://example.org">no</a></p>';
    site.server.switches.set({ call, effect: { kind: 'list', body: [{ title: 'Links', description }] } });
    const { page } = await openNews();
    await firstCard(page).waitFor();
    const links = await firstCard(page)
      .locator('a')
      .evaluateAll((all) => all.map((a) => ['href', 'rel', 'target'].map((name) => a.getAttribute(name))));
    expect(links).toEqual([
      ['https://example.org/a', 'noopener noreferrer nofollow ugc', '_blank'],
      ['//example.org/b', 'noopener noreferrer nofollow ugc', '_blank'],
      ['/team', null, null],
      ['mailto:a@example.org', null, null],
      [null, null, null],
    ]);
  });
});

describe('the address of an item', () => {
  const id = 'a-dishonoured-cheque-the-steps-under-section-138';

  /** Waits until the card stands where a hash leads: 225 px below the top. */
  async function standsAtTop(page: Page, card: string): Promise<void> {
    await page.waitForFunction((wanted) => {
      const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - 225) < 3;
    }, card);
  }

  test('opens it, brings it into view and into focus', async () => {
    const plain = await openNews();
    await cards(plain.page).nth(2).waitFor();
    const cardId = (await cards(plain.page).nth(2).getAttribute('id')) ?? '';
    expect(cardId.startsWith(id)).toBe(true);

    const { page, messages } = await openNews(`#${cardId}`);
    await standsAtTop(page, cardId);
    const card = page.locator(`#${cardId}`);
    expect(await card.getByRole('button', { name: /Show Less/ }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(cardId);
    expect(await page.getByRole('button', { name: /Show Less/ }).count()).toBe(1);
    expect(messages).toEqual([]);
  });

  test('finds it in a list of a thousand', async () => {
    site.server.switches.set({ call, effect: { kind: 'many', count: 1000 } });
    const plain = await openNews();
    await firstCard(plain.page).waitFor();
    const id700 = await plain.page.evaluate(async () => {
      const stored = await new Promise<string>((resolve) => {
        const look = () => {
          const request = indexedDB.open('query-cache');
          request.onsuccess = () => {
            const read = request.result.transaction('cache').objectStore('cache').get('lists');
            read.onsuccess = () => (read.result ? resolve(String(read.result)) : setTimeout(look, 50));
          };
        };
        look();
      });
      const { clientState } = JSON.parse(stored) as {
        clientState: { queries: { state: { data: { id: string }[] } }[] };
      };
      return clientState.queries[0]?.state.data[699]?.id ?? '';
    });
    const { page, messages } = await openNews(`#${id700}`);
    await standsAtTop(page, id700);
    expect(messages).toEqual([]);
  });

  test('is copied where nothing can be shared, and says so', async () => {
    const { context, page, messages } = await openNews();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await firstCard(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await page.getByText('Link copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      `${site.server.url}/news#what-a-trademark-registration-in-bangladesh-involves-7zzwe5`,
    );
    expect(messages).toEqual([]);
  });

  test('stands in the address bar where nothing can be copied either', async () => {
    const { page } = await site.openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(`${site.server.url}/news`);
    await cards(page)
      .nth(3)
      .getByRole('button', { name: /^Share/ })
      .click();
    await page.getByText('The link is now in the address bar.').waitFor();
    expect(new URL(page.url()).hash).toBe(`#${await cards(page).nth(3).getAttribute('id')}`);
  });

  test('goes to the share sheet of the device where there is one', async () => {
    const { page } = await site.openPage();
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (data: ShareData) => Object.assign(globalThis, { shared: data }) });
    });
    await page.goto(`${site.server.url}/news`);
    await firstCard(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    expect(await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared)).toEqual({
      title: list[0]?.title,
      url: `${site.server.url}/news#what-a-trademark-registration-in-bangladesh-involves-7zzwe5`,
    });
    expect(await page.getByText('Link copied').count()).toBe(0);
  });
});

describe('the entrance of the cards', () => {
  test('lasts half a second, 0.2 seconds from one to the next, and never hides a word', async () => {
    const { page } = await site.openPage({ height: 2400 });
    // Each as it begins: on a busy machine the first may be over before the test comes to look.
    await page.addInitScript(() => {
      const entrances: object[] = [];
      Object.assign(globalThis, { entrances });
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.dataset['entered'] === undefined) return;
        const { delay, duration } = target.getAnimations()[0]?.effect?.getTiming() ?? {};
        entrances.push({ delay, duration, opacity: getComputedStyle(target).opacity });
      });
    });
    await page.goto(`${site.server.url}/news`);
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as unknown as { entrances: object[] }).entrances.slice(0, 3)),
      )
      .toEqual([0, 200, 400].map((delay) => ({ delay, duration: 500, opacity: '1' })));
  });

  test('stands still for a press, so that what is pressed is what was meant', async () => {
    const { page } = await openNews();
    const card = cards(page).nth(6);
    await card.waitFor();
    const button = card.getByRole('button', { name: /^Share/ });
    // In one go, so that the card is still on its way.
    const { left, top } = await button.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.getBoundingClientRect().toJSON() as DOMRect;
    });
    await page.mouse.move(left + 30, top + 24);
    await page.mouse.down();
    const place = () => button.evaluate((element) => element.getBoundingClientRect().top);
    const pressed = await place();
    await page.waitForTimeout(900);
    expect(await place()).toBe(pressed);
    await page.mouse.up();
    await expect.poll(place).toBeCloseTo(top, 0);
  });

  test('does not happen where motion is unwelcome', async () => {
    const { page } = await openNews('', { reducedMotion: 'reduce' });
    await cards(page).nth(7).waitFor();
    expect(await page.locator('article[data-entered]').count()).toBe(0);
  });
});

describe('a thousand items', () => {
  test('are drawn slice by slice, and nothing that is seen moves', async () => {
    site.server.switches.set({ call, effect: { kind: 'many', count: 1000 } });
    const { page, messages } = await site.openPage();
    await watchShifts(page);
    await page.goto(`${site.server.url}/news`);
    await firstCard(page).waitFor();
    expect(await cards(page).count()).toBeLessThanOrEqual(24);
    const drawn = () => cards(page).count();
    let before = await drawn();
    for (let step = 0; step < 3; step += 1) {
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.waitForFunction((count) => document.querySelectorAll('main article').length > count, before);
      before = await drawn();
    }
    expect(before).toBeLessThan(100);
    // The place of the rest is kept: the page is about as long as it will be.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(300_000);
    expect(await shiftsOf(page)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('are all there for print', async () => {
    site.server.switches.set({ call, effect: { kind: 'many', count: 40 } });
    const { page } = await openNews();
    await firstCard(page).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await cards(page).nth(39).waitFor({ state: 'attached' });
  });
});

describe('freshness', () => {
  const requests = () => site.server.ledger.requests(call).length;
  const noon = new Date('2026-11-21T06:00:00Z');
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  test('a return to the tab asks again, not more than once a minute', async () => {
    // Another load of the page comes from the worker: what the host sends brings the list along (its preload).
    const { page, messages } = await site.openPage({ worker: true });
    await page.clock.setFixedTime(noon);
    await page.goto(`${site.server.url}/news`);
    await firstCard(page).waitFor();
    await offlineReady(page);
    expect(requests()).toBe(1);
    await page.clock.setFixedTime(later(0.9));
    await comeBack(page);
    await page.clock.setFixedTime(later(1));
    const fresh = [{ title: 'Just published', description: 'now' }];
    site.server.switches.set({ call, effect: { kind: 'list', body: fresh } });
    await comeBack(page);
    await page.getByText('Just published').waitFor();
    await comeBack(page);
    await page.reload();
    await firstCard(page).waitFor();
    expect(requests()).toBe(2);
    expect(messages).toEqual([]);
  });

  test('a new connection asks again at once when the last attempt had none', async () => {
    const { context, page } = await site.openPage();
    await page.clock.setFixedTime(noon);
    await page.goto(`${site.server.url}/news`);
    await firstCard(page).waitFor();
    await page.clock.setFixedTime(later(10));
    await context.setOffline(true);
    await page.getByText('Saved copy from 21 Nov 2026. It will refresh when you are connected.').waitFor();
    await comeBack(page);
    await context.setOffline(false);
    await site.server.ledger.whenReceived(2, call);
    expect(await page.getByText(/Saved copy/).count()).toBe(0);
    await context.setOffline(true);
    await context.setOffline(false);
    expect(requests()).toBe(2);
  });

  test('a copy is shown at once, with its date when it is more than a day old and cannot be refreshed', async () => {
    const { page, messages } = await site.openPage({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(noon);
    await page.goto(`${site.server.url}/news`);
    await firstCard(page).waitFor();
    expect(await page.getByText(/Saved copy/).count()).toBe(0);

    site.server.switches.set({ call, effect: { kind: 'hold' } });
    await page.clock.setFixedTime(later(25 * 60));
    await page.goto(`${site.server.url}/news`);
    await page.getByText('Saved copy from 21 Nov 2026').waitFor();
    expect(await cards(page).count()).toBe(list.length);
    // The refresh behind it succeeds: the line goes, and the list does not move.
    const top = async () => (await firstCard(page).boundingBox())?.y;
    const before = await top();
    site.server.switches.clear();
    await page.getByText(/Saved copy/).waitFor({ state: 'detached' });
    expect(await top()).toBe(before);

    site.server.switches.set({ call, effect: { kind: 'malformed JSON' } });
    await page.clock.setFixedTime(later(60 * 60));
    const received = requests();
    await page.goto(`${site.server.url}/news`);
    await site.server.ledger.whenReceived(received + 1, call);
    await page.getByText('Saved copy from 22 Nov 2026').waitFor();
    expect(await cards(page).count()).toBe(list.length);
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(messages).toEqual([]);
  });
});
