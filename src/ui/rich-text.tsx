import DOMPurify from 'dompurify';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { localPath, type Language } from '../content/language.ts';
import { listen } from '../device/listen.ts';
import { webAddress } from '../lib/api-address.ts';
import { cleanPath } from '../lib/clean-path.ts';
import { isMostlyIn, languagesBeside, splitByScript } from '../lib/script-language.ts';
import { trustedTypesPolicy } from '../lib/trusted-types.ts';
import { cutWords } from '../lib/words.ts';
import classes from './rich-text.module.css';
import { useTexts } from './use-text.ts';

/** Markup that has been through the sanitiser: the only kind that this component shows. */
export type SafeHtml = string & { readonly safe: unique symbol };

/** What has been through the sanitiser, and nothing else, may become part of the page. */
const policy = trustedTypesPolicy('rich-text', { createHTML: (html) => html });

/** Makes markup of any origin safe, in the browser only. @param headingLevel that the highest of its headings gets */
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
  const follow = useCallback(
    (element: HTMLDivElement) =>
      listen<MouseEvent>(element, 'click', (event) => followLink(router, language, event)),
    [router, language],
  );
  // Without a tag the text has no paragraphs but those of its line breaks.
  const isPlain = !/<(?!\/?span)/.test(html);
  const content = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  return (
    <div
      ref={follow}
      id={id}
      className={`${classes.text} ${isPlain ? classes.plain : ''}`}
      dangerouslySetInnerHTML={content}
    />
  );
}

/** What else there is loses its tag, or is gone. */
const tags =
  'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small strong sub sup table tbody td tfoot th thead tr u ul';
/** No style, no class, no id, no name: nothing that could imitate or break the page around it. */
const attributes = 'alt colspan dir height href lang reversed rowspan scope src start title width';

/** Turns markup of any origin into a detached element of a document that loads and runs nothing: only safe text is left. */
function sanitize(html: string, headingLevel: number): HTMLElement {
  // Null, whatever the types say, when nothing at all is left of a document.
  const body: Node | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  });
  if (!(body instanceof HTMLElement)) return document.implementation.createHTMLDocument('').body;
  for (const link of body.querySelectorAll('a')) ruleLink(link);
  for (const image of body.querySelectorAll('img')) ruleImage(image);
  shiftHeadings(body, headingLevel);
  for (const table of body.querySelectorAll('table')) letScroll(table);
  markLanguages(body, languagesBeside(document.documentElement.lang)[0] ?? 'en');
  return body;
}

/** What is in the script of another language than that of the page gets its `lang`, as in ui/words.tsx. */
function markLanguages(node: Node, other: string): void {
  if (node instanceof Text) {
    const pieces = splitByScript(node.data, other).map((textContent, place) =>
      place % 2 ? Object.assign(document.createElement('span'), { lang: other, textContent }) : textContent,
    );
    if (pieces[1]) node.replaceWith(...pieces);
    return;
  }
  // A list is counted in the digits of its text.
  const isOther = node instanceof HTMLOListElement && isMostlyIn(other, node.textContent);
  if (isOther) node.lang = other;
  // The list of nodes changes on the way. What the author has said stays.
  const children = [...node.childNodes] as HTMLElement[];
  for (const child of children)
    if (!child.lang) markLanguages(child, isOther ? document.documentElement.lang : other);
}

function ruleLink(link: HTMLAnchorElement): void {
  // The protocol is ':' without an address that can be read.
  if (!/^(?:https?|mailto|tel):$/.test(link.protocol)) {
    link.removeAttribute('href');
  } else if (link.protocol.startsWith('http') && link.origin !== location.origin) {
    link.rel = 'noopener noreferrer nofollow ugc';
    link.target = '_blank';
  }
}

/** Pictures of the web only; none that is there to count its readers. */
function ruleImage(image: HTMLImageElement): void {
  const isDot = ['width', 'height'].some((name) => Number.parseInt(image.getAttribute(name) ?? '', 10) < 2);
  const address = webAddress(image.getAttribute('src') ?? '');
  if (address === '' || isDot) {
    image.remove();
    return;
  }
  image.setAttribute('src', address);
  if (!image.hasAttribute('alt')) image.alt = '';
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** Headings begin at `first`, below the heading of their card, and leave out no level. */
function shiftHeadings(body: HTMLElement, first: number): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const shift = first - Math.min(...levels);
  let previous = first - 1;
  for (const [index, heading] of headings.entries()) {
    const level = Math.min((levels[index] ?? first) + shift, previous + 1, 6);
    const shifted = body.ownerDocument.createElement(`h${level}`);
    shifted.append(...heading.childNodes);
    heading.replaceWith(shifted);
    previous = level;
  }
}

/** A table that is wider than the screen scrolls by itself, also by keyboard. */
function letScroll(table: HTMLTableElement): void {
  const frame = table.ownerDocument.createElement('div');
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
