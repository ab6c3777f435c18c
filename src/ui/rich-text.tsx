import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { localPath, type Language } from '../content/language.ts';
import { listen } from '../device/listen.ts';
import { cleanPath } from '../lib/clean-path.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { cutWords } from '../lib/words.ts';
import { sanitize } from './rich-text-rules.ts';
import classes from './rich-text.module.css';
import { useTexts } from './use-text.ts';
import { useLangOf } from './words.tsx';

/** Markup that has been through the sanitiser: the only kind that this component shows. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** What has been through the sanitiser, and nothing else, may become part of the page. */
const policy = trustedTypesPolicy('rich-text', { createHTML: (html) => html });

/** @param headingLevel that the highest of its headings gets: one below the heading above the text */
export function toSafeHtml(html: string, headingLevel = 3): SafeHtml {
  return sanitize(html, headingLevel).innerHTML as SafeHtml;
}

/** The first words of safe markup, which hold nothing that was not there before; null when there are no more than that. */
export function excerptOf(html: SafeHtml, words: number): SafeHtml | null {
  const { html: excerpt, isCut } = cutWords(html, words);
  return isCut ? (excerpt as SafeHtml) : null;
}

/** Whether the site has a page at this path in this language. A page in another one is another document. */
function isPage(router: AnyRouter, language: Language, path: string): boolean {
  const pages = Object.keys(router.routesByPath).map((page) => localPath(language, page));
  return pages.includes(path) || path.startsWith(localPath(language, '/apply/job/'));
}

function followLink(router: AnyRouter, language: Language, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented) return;
  const path = cleanPath(link.pathname);
  if (link.origin !== location.origin || !isPage(router, language, path)) return;
  event.preventDefault();
  router.history.push(path + link.search + link.hash);
}

export function RichText({ html, id }: { html: SafeHtml; id?: string }) {
  const router = useRouter();
  const { language } = useTexts();
  const langOf = useLangOf();
  const follow = useCallback(
    (element: HTMLDivElement) =>
      listen<MouseEvent>(element, 'click', (event) => followLink(router, language, event)),
    [router, language],
  );
  // Without a tag the text has no paragraphs but those of its line breaks.
  const isPlain = !html.includes('<');
  const content = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  return (
    <div
      ref={follow}
      id={id}
      lang={langOf(html)}
      className={`${classes.text} ${isPlain ? classes.plain : ''}`}
      dangerouslySetInnerHTML={content}
    />
  );
}
