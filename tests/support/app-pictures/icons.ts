import { palette } from '../../../src/content/palette.ts';
import { readDrawing } from '../../../src/pictures/palette.ts';
import { interfaceIcons } from '../../../src/ui/icons/interface-icons.ts';
import { topicIcons, type IconShape } from '../../../src/content/topic-icons.ts';
import { startBrowser } from '../browser.ts';
import { iconFolder, writePicture } from './picture.ts';

/*
 * npm run icons: makes every icon of the installed site from public/icons/icon.svg, a drawing of 512 by 512 with a
 * wall (#wall) and a mark (#mark). Run it after changing the drawing or the palette, and commit what it writes.
 */

const centre = (scale: number) => `translate(${256 - 256 * scale} ${256 - 256 * scale}) scale(${scale})`;

const rounded = '<style>svg{border-radius:12.5%}</style>';

/** A mask may leave no more than the circle in the middle, 80 % wide: the mark fits into it. */
const maskable = (svg: string) => svg.replace('<g id="mark">', `<g transform="${centre(0.784)}">`);

/** Only the opacity counts: the mark alone, in one colour, with the mask's room around it. */
const monochrome = (svg: string) =>
  maskable(svg)
    .replace(/<path id="wall"[^>]*>/, '')
    .replaceAll(/fill="#\w+"/g, `fill="${palette.white}"`);

/** An icon of the interface in the place of the mark, for an entry of the icon's own menu. */
const shortcut = (icon: IconShape) => (svg: string) => {
  const [strokes, filled] = icon;
  const shape = `<path d="${strokes}" fill="none" stroke="${palette.glow}" stroke-width="1.6"/>${filled ? `<path d="${filled}" fill="${palette.glow}"/>` : ''}`;
  return svg.replace(/<g id="mark">.*<\/g>/, `<g transform="translate(112 112) scale(12)">${shape}</g>`);
};

/** Names, pixels wide and high, and what the drawing becomes. */
const files: readonly (readonly [name: string, size: number, draw: (svg: string) => string])[] = [
  ['icon-192', 192, (svg) => rounded + svg],
  ['icon-512', 512, (svg) => rounded + svg],
  ['maskable-192', 192, maskable],
  ['maskable-512', 512, maskable],
  ['monochrome-512', 512, monochrome],
  // iOS rounds the corners itself and shows what is transparent as black.
  ['apple-touch-icon', 180, (svg) => svg],
  ['shortcut-contact', 96, shortcut(interfaceIcons.mail)],
  ['shortcut-call', 96, shortcut(interfaceIcons.phone)],
  ['shortcut-careers', 96, shortcut(topicIcons.briefcase)],
  ['shortcut-news', 96, shortcut(interfaceIcons['file-text'])],
];

const browser = await startBrowser();
const page = await browser.newPage();
const svg = await readDrawing(iconFolder, 'icon.svg');
for (const [name, size, draw] of files) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${draw(svg)}`);
  await writePicture(page, name, 64);
}
await browser.close();
