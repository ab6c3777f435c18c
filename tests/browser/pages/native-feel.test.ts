import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firm } from '../../../src/content/firm.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import sample from '../../server/sample-api-data.json' with { type: 'json' };
import { holdBack, hydrated, offlineReady } from '../../support/browser.ts';
import { fullMember } from '../../support/full-member.ts';
import { readVCard } from '../../support/read-vcard.ts';
import { useSite } from '../site.ts';

const site = useSite();

/** Has the device a share sheet, which notes what it is given. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Object.assign(globalThis, { shared: data }) });
  });
}

const shared = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared);

describe('Share', () => {
  test('hands over practice areas and jobs by their own addresses', async () => {
    const { page, messages } = await site.openPage();
    await withShareSheet(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await shared(page)).toEqual({
      title: practiceAreas.find(({ slug }) => slug === 'family-law')?.title,
      url: `${site.server.url}/family-law`,
    });

    const [job] = sample['job-titles'];
    if (!job) throw new Error('The sample has no job');
    const expected = { title: job.title, url: `${site.server.url}/apply/job/${job.id}` };
    await page.goto(`${site.server.url}/career`);
    await page.getByRole('button', { name: `Share ${job.title}` }).click();
    expect(await shared(page)).toEqual(expected);
    await page.goto(expected.url);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await shared(page)).toEqual(expected);
    expect(messages).toEqual([]);
  });

  test('writes the address beside the button where nothing can be shared or copied', async () => {
    const { page, messages } = await site.openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(`${site.server.url}/ip-law`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText(`${site.server.url}/ip-law`).waitFor();
    expect(messages).toEqual([]);
  });
});

describe('Save contact', () => {
  test('brings the card of the firm and of a member as files for the address book, also offline', async () => {
    const { context, page, messages } = await site.open('/contact', { worker: true });
    await offlineReady(page);
    await context.setOffline(true);
    const [office] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save contact' }).click(),
    ]);
    expect(office.suggestedFilename()).toMatch(/^[a-z-]+\.vcf$/);
    const card = readVCard(await readFile(await office.path(), 'utf8'));
    expect(card.find(({ name }) => name === 'TEL')?.values).toEqual([firm.phone.tel]);

    await page.goto(`${site.server.url}/team#${fullMember.id}`);
    const dialog = page.getByRole('dialog', { name: fullMember.name });
    const [member] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Save contact' }).click(),
    ]);
    expect(member.suggestedFilename()).toBe(`${fullMember.id}.vcf`);
    const values = readVCard(await readFile(await member.path(), 'utf8'));
    expect(values.find(({ name }) => name === 'FN')?.values).toEqual([fullMember.name]);
    expect(messages).toEqual([]);
  });

  test('comes from the host with the type that telephones know', async () => {
    const answer = await fetch(`${site.server.url}/contact-cards/${fullMember.id}.vcf`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/vcard\b/);
  });
});

test('links to write to the office and its people carry a sensible text', async () => {
  const { page } = await site.openPage();
  const hrefs = async (address: string) => {
    await page.goto(site.server.url + address);
    await hydrated(page);
    return page
      .locator('a[href^="mailto:"], a[href^="https://wa.me/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  for (const address of ['/family-law', '/team', '/contact', '/tax-advisory']) {
    const links = await hrefs(address);
    expect(links.length).toBeGreaterThan(3);
    expect(
      links.filter((link) => !/[?&](subject|text)=\w/.test(link)),
      address,
    ).toEqual([]);
  }
  const consult = (await hrefs('/family-law')).find((link) =>
    link.includes('Consultation%20Request&body=I%20would'),
  );
  expect(decodeURIComponent(consult ?? '')).toContain('Family Law & Personal Legal Services');
});

describe('from page to page', () => {
  /** Counts the fades, and remembers what the page showed when each began to move. */
  async function watchTransitions(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(
          () => seen.push(`${document.querySelector('main h1')?.textContent} at ${scrollY}`),
          () => seen.push('skipped'),
        );
        return transition;
      };
    });
  }
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const goTo = async (page: Page, address: string) => {
    // Without scrolling to the link, as a press of Playwright would.
    await page.evaluate(
      (target) => document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click(),
      address,
    );
    await page.waitForURL(`**${address}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  };

  test('the new page fades in, at its top, with the focus on its heading; back returns to the place', async () => {
    const { page, messages } = await site.openPage();
    await watchTransitions(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await goTo(page, '/team');
    await expect.poll(() => seen(page)).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/family-law');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect.poll(() => seen(page)).toHaveLength(2);
    expect((await seen(page))[0]).toMatch(/^Team at /);
    expect((await seen(page))[1]).toMatch(/^Family Law/);
    expect(messages).toEqual([]);
  });

  test('back returns also to a place that was scrolled to before the scripts came', async () => {
    const { page, messages } = await site.openPage();
    const letIn = await holdBack(page, '**/assets/**/main-*.js');
    await page.goto(`${site.server.url}/family-law`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      scrollTo({ top: 900, behavior: 'instant' });
      // The browser has told of it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await page.evaluate(() => scrollY)).toBe(900);
    letIn();
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await goTo(page, '/team');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/family-law');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(messages).toEqual([]);
  });

  test('a jump within the page does not fade, and links in quick succession do no harm', async () => {
    const { page, messages } = await site.openPage();
    await watchTransitions(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await page.locator('main nav a[href*="#"]').nth(1).click();
    await page.waitForURL('**/family-law#*');
    expect(await seen(page)).toEqual([]);
    await page.evaluate(() => {
      for (const address of ['/team', '/approach', '/contact'])
        document.querySelector<HTMLElement>(`footer a[href="${address}"]`)?.click();
    });
    await page.waitForURL('**/contact');
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Contact Us');
    expect(messages).toEqual([]);
  });

  test('a fade that the next one overtakes is no error', async () => {
    const { page, messages } = await site.open('/family-law');
    const skipped = await page.evaluate(async () => {
      const first = document.startViewTransition(() => undefined);
      document.startViewTransition(() => undefined);
      return first.ready.then(
        () => false,
        () => true,
      );
    });
    expect(skipped).toBe(true);
    // As the router does: nobody listens.
    await page.evaluate(async () => {
      document.startViewTransition(() => undefined);
      await document.startViewTransition(() => undefined).finished;
    });
    for (const address of ['/team', '/approach', '/expertise', '/family-law']) await goTo(page, address);
    expect(messages).toEqual([]);
  });

  test('nothing fades where motion is not welcome', async () => {
    const { page, messages } = await site.openPage({ reducedMotion: 'reduce' });
    await watchTransitions(page);
    await page.goto(`${site.server.url}/family-law`);
    await hydrated(page);
    await goTo(page, '/team');
    expect(await seen(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
});

test('the colour of the browser follows the scheme', async () => {
  for (const [colorScheme, colour] of [
    ['light', '#0e281f'],
    ['dark', '#0a1d18'],
  ] as const) {
    const { page } = await site.openPage({ colorScheme });
    await page.goto(`${site.server.url}/team`);
    const active = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
    expect(active).toBe(colour);
    // The strip below it has the same one.
    const strip = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.querySelector('header > [data-wall]') as Element)
          .backgroundColor.match(/\d+/g)
          ?.map(Number) ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    });
    expect(strip).toBe(colour);
  }
});

test("text grows with the visitor's font size, and nothing is pushed out of the page", async () => {
  const { page, messages } = await site.openPage({ width: 360, height: 720 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const address of ['/', '/family-law', '/contact', '/career', '/team']) {
    const sizes: Record<string, number>[] = [];
    for (const standard of [16, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.goto(site.server.url + address);
      await hydrated(page);
      sizes.push(
        await page.evaluate(() => {
          const size = (selector: string) =>
            Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize);
          return {
            body: size('body'),
            heading: size('main h1'),
            footer: size('footer'),
            bar: size('header summary'),
          };
        }),
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${address} at ${standard} px`).toBeLessThanOrEqual(0);
    }
    const [normal = {}, large = {}] = sizes;
    for (const part of Object.keys(normal)) {
      expect((large[part] ?? 0) / (normal[part] ?? 1), `${address} ${part}`).toBeGreaterThan(1.6);
    }
  }
  expect(messages).toEqual([]);
});

test('on its side nothing that can be read or pressed lies under the notch', async () => {
  const { page, messages } = await site.openPage({
    width: 740,
    height: 360,
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  const insets = { left: 44, right: 44, bottom: 21, top: 0 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const address of ['/', '/family-law', '/contact', '/career']) {
    await page.goto(site.server.url + address);
    await hydrated(page);
    const outside = await page.evaluate(
      ({ left, right }) =>
        [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, p, input')]
          .filter(
            (element) =>
              element.checkVisibility() && !element.closest('.visually-hidden, dialog, [class*="track"]'),
          )
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const scrolls = element.closest('nav ul, [data-carousel], [aria-roledescription]') !== null;
            return box.width > 1 && !scrolls && (box.left < left - 13 || box.right > innerWidth - right + 13);
          })
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      insets,
    );
    expect(outside, address).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  const corner = await page.getByText('Contact options').locator('xpath=ancestor::summary').boundingBox();
  expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThanOrEqual(740 - insets.right);
  expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeLessThanOrEqual(360 - insets.bottom);
  expect(messages).toEqual([]);
});
