import { within } from '../../lib/within.ts';

/** Letters that are not Latin: those every device has. */
const otherLetters = /[^\p{Script=Latin}\P{L}]/gu;

/** Whether the device has letters for a text. Without them it draws the same box, as wide, for each. */
function hasLettersOf(text: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const letters = new Set(text.match(otherLetters));
  if (!context || letters.size < 2) return true;
  context.font = '40px sans-serif';
  return new Set([...letters].map((letter) => context.measureText(letter).width)).size > 1;
}

/** Has the fonts of the page's script take the place of boxes, whenever they come. */
function swapLetters(): void {
  for (const sheet of document.styleSheets) {
    // An extension's is of another origin and cannot be read.
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const { cssText } of sheet.cssRules)
      if (/^@font-face.*optional.*unicode-range/s.test(cssText))
        sheet.insertRule(cssText.replace('optional', 'swap'), sheet.cssRules.length);
  }
}

/** How long the page is invisible at most, in milliseconds: a font may have to be fetched again. */
const longestBlink = 500;

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Where the device has no letters of the page's script, those of the site are shown when they are here, also late.
 * Elsewhere they are used only where they come in time for the first paint (`font-display: optional`), so that nothing
 * changes under a reader. Nothing is seen to move here either: lines break anew while the page is invisible, for some frames.
 */
export async function showMissingLetters(): Promise<void> {
  if (hasLettersOf(document.title)) return;
  const { fonts, body } = document;
  await fonts.ready;
  body.style.opacity = '0';
  try {
    await nextFrame();
    swapLetters();
    await nextFrame();
    await within(fonts.ready, longestBlink).catch(() => undefined);
    await nextFrame();
  } finally {
    body.style.opacity = '';
  }
}
