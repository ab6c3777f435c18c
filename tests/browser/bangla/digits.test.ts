import { expect } from 'vitest';
import { areaPath } from '../../support/every-page.ts';
import { test } from '../site.ts';

test.for(['/approach', areaPath])(
  'the steps of %s have the digits of the language',
  async (path, { visit }) => {
    for (const [root, counter] of [
      ['', 'counter(step)'],
      ['/bn', 'counter(step, bengali)'],
    ] as const) {
      const { page } = await visit(root + path);
      const contents = await page
        .locator('main ol > li')
        .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content));
      expect([...new Set(contents.filter((content) => content.startsWith('counter')))]).toEqual([counter]);
    }
  },
);

test('the lists in news are counted in the digits of their text', async ({ visit, server }) => {
  const body = ['Bring a copy', 'দলিলের অনুলিপি আনুন'].map((title) => ({
    title,
    description: `<ol><li>${title}</li></ol>`,
  }));
  server.switches.set({ call: 'GET news-and-events', effect: { kind: 'list', body } });
  for (const path of ['/news', '/bn/news']) {
    const { page } = await visit(path);
    const lists = page.locator('main article ol');
    await lists.first().waitFor();
    const styles = await lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType));
    expect(styles, path).toEqual(['decimal', 'bengali']);
  }
});
