import { expect, test, vi } from 'vitest';
import { createTextStore } from '../../src/content/texts.ts';

test('words that could not be had fail once for all renders, and the next page fetches them again', async () => {
  let isGone = true;
  vi.doMock('../../src/content/en/career.ts', () => {
    if (isGone) throw new Error('gone');
    return { careerHero: 'here' };
  });
  const texts = createTextStore('en');
  const first = texts.lastLoad('career');
  await expect(first).rejects.toThrow();
  expect(texts.lastLoad('career')).toBe(first);
  isGone = false;
  const next = texts.load('career');
  expect(texts.lastLoad('career')).toBe(next);
  await expect(next).resolves.toMatchObject({ careerHero: 'here' });
  expect(texts.get('career')).toBe(await texts.load('career'));
});
