import { languageNames, languages, rootOf, type Language } from '../../content/language.ts';
import { within } from '../../lib/within.ts';

/** Letters that are not Latin: those every device has. */
const otherLetters = /[^\p{Script=Latin}\P{L}]/gu;

/** Whether these fonts have letters of a language: of those that are missing the same box, as wide, is drawn for each. */
function hasLettersOf(language: Language, fonts = 'sans-serif'): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const letters = new Set((languageNames[language] + document.title).match(otherLetters));
  if (!context || letters.size < 2) return true;
  context.font = `40px ${fonts}`;
  return new Set([...letters].map((letter) => context.measureText(letter).width)).size > 1;
}

/** At the end of the page: Chromium chooses all fonts anew where another sheet follows, as that of Mantine's carousel. */
const addSheet = (sheet: HTMLElement) => document.body.append(sheet);

/** Adds the sheet that names the fonts of a language to a page of another one: the start page of the language knows it. */
async function addLettersOf(language: Language): Promise<void> {
  const { readSiteText } = await import('../../api/http.ts');
  const [address] = /\/assets\/\w+-letters-\w+\.css/.exec(await readSiteText(rootOf(language))) ?? [];
  if (!address) throw new Error(`The start page of ${language} names no letters`);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  addSheet(sheet);
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
}

/**
 * Has the fonts of other scripts take the place of boxes, whenever they come. They get a sheet of their own, for a change
 * of one that is there makes Chromium choose all fonts anew: late Latin ones, too, would move the page under a reader.
 */
function swapLetters(): void {
  // An extension's is of another origin and cannot be read.
  const own = [...document.styleSheets].filter(
    ({ href }) => !href || new URL(href).origin === location.origin,
  );
  const optional = own
    .flatMap(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .filter((rule) => /optional.*unicode-range/s.test(rule));
  const textContent = optional.map((rule) => rule.replace('optional', 'swap')).join('');
  addSheet(Object.assign(document.createElement('style'), { textContent }));
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Whether the fonts of the site were here for the first paint: a visit that is stored has them. */
const areShown = (language: Language) =>
  [...document.querySelectorAll(`:is(body, h1, header a):lang(${language})`)].every((element) =>
    hasLettersOf(language, getComputedStyle(element).fontFamily),
  );

async function show(language: Language): Promise<void> {
  const { fonts, body, documentElement } = document;
  if (documentElement.lang !== language) await addLettersOf(language);
  // Then also for words of which the site does not know whether its letters do (prerender/build/letters).
  documentElement.dataset['lent'] = language;
  // By then they have been asked for.
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
  await fonts.ready;
  if (areShown(language)) return;
  // A dialog lies above the page, not in it.
  const shown = [body, ...document.querySelectorAll<HTMLElement>('dialog[open]')];
  for (const { style } of shown) style.opacity = '0';
  try {
    await nextFrame();
    swapLetters();
    await nextFrame();
    // A font may have to be fetched again.
    await within(fonts.ready, 500).catch(() => undefined);
    await nextFrame();
  } finally {
    for (const { style } of shown) style.opacity = '';
  }
}

/**
 * Where the device has no letters of a language, those of the site are shown when they are here, also late: on a page of
 * another language for the switch, and for what the server and the visitor write. Elsewhere they are used only where they
 * come in time for the first paint (`font-display: optional`). Nothing is seen to move: lines break anew while the page is
 * invisible, for some frames. Never rejects: letters out of reach are looked for at the next visit.
 */
export async function showMissingLetters(): Promise<void> {
  for (const language of languages)
    if (language !== 'en' && !hasLettersOf(language)) await show(language).catch(() => undefined);
}
