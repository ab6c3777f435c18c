import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fullMember } from '../../support/full-member.ts';
import { storedPaths } from '../../support/browser.ts';
import { strictTest as test } from '../site.ts';
import { photographed, secondDist, withoutPortrait } from '../updates/second-version.ts';

const avatar = '/art/avatar-default.svg';
const assets = readdirSync(path.join(secondDist, 'assets'));
/** The files of photographs: 'mira-320-1a2b3c4d.avif'. */
const photographs = assets.filter((name) => /\.(?:avif|webp)$/.test(name));

/** The file that an image shows, once it is drawn. */
async function shown(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  // One that cannot be had gives way to the next.
  const isShown = () =>
    image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  return image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
}

test('the original stays behind; a card has the small photograph, the dialog the large one; offline the small one is everywhere', async ({
  open,
  server,
  skip,
}) => {
  expect(photographs).toHaveLength(4 * photographed.length);
  expect(assets.filter((name) => /\.jpe?g$/.test(name))).toEqual([]);
  expect(readFileSync(path.join(secondDist, 'team.html'), 'utf8')).not.toContain('.jpg');
  if (photographed.length < 2) skip('There are no two people');
  server.useDist(secondDist);
  const { page, context } = await open('/team', { stored: true, width: 1280, deviceScaleFactor: 2 });
  const pictureOf = (id: string) => page.locator(`article:has(#card-${id}) img`);
  const dialog = page.getByRole('dialog').locator('img');
  const [other = ''] = photographed;
  const file = (id: string, width: number) => new RegExp(`^/assets/${id}-${width}-[\\w-]{8}\\.avif$`);
  await page.locator(`#card-${other}`).click();
  expect(await shown(dialog)).toMatch(file(other, 800));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await shown(pictureOf(fullMember.id))).toMatch(file(fullMember.id, 320));
  if (withoutPortrait) expect(await shown(pictureOf(withoutPortrait))).toBe(avatar);
  const small = photographs.filter((name) => /-320-.*\.avif$/.test(name)).map((name) => `assets/${name}`);
  const kept = (await storedPaths(page)).filter((name) => /\.(?:avif|webp)$/.test(name));
  // They are fetched side by side, so they come in any order.
  expect(kept.toSorted()).toEqual(small.toSorted());

  await context.setOffline(true);
  await page.locator(`#card-${fullMember.id}`).click();
  await expect.poll(() => shown(dialog).catch(String)).toMatch(file(fullMember.id, 320));
  expect(await dialog.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await context.setOffline(false);
  await expect.poll(() => shown(dialog).catch(String)).toMatch(file(fullMember.id, 800));
});
