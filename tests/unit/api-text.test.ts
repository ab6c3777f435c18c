import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ApiText } from '../../src/ui/api-text.tsx';

vi.mock('../../src/ui/rich-text.tsx', () => ({}));
vi.mock('../../src/ui/words.tsx', () => ({ Words: ({ text }: { text: string }) => text }));

const show = (text: string) =>
  renderToString(createElement(ApiText, { text, headingLevel: 3, className: undefined }));

test('until the sanitiser is there markup is shown without its tags, 100 kB of their beginnings at once', () => {
  expect(show('<p>One <b title="x">word</b></p>')).toContain('<p> One  word  </p>');
  const start = performance.now();
  expect(show('<a'.repeat(50_000))).toContain('&lt;a&lt;a');
  expect(performance.now() - start).toBeLessThan(500);
});
