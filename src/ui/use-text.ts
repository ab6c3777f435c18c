import { useRouter } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import type { Area, Texts, TextStore } from '../content/texts.ts';
import { formatsOf, type Formats } from '../lib/formats.ts';

/** The words in the language of the page, for what loads them itself. */
export const useTexts = (): TextStore => useRouter().options.context.text;

/**
 * The words of an area in the language of the page. A page's own are there before it is rendered (app/router.tsx); a part
 * that comes later waits for them, inside of a Suspense, and fails where they could not be had.
 */
export function useText<Name extends Area>(area: Name): Texts[Name] {
  const texts = useTexts();
  return texts.get(area) ?? use(texts.lastLoad(area));
}

/** How numbers, days and sizes are written in the language of the page. */
export function useFormats(): Formats {
  const { listText } = useText('site');
  return useMemo(() => formatsOf(listText), [listText]);
}
