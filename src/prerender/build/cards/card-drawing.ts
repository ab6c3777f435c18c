import { palette } from '../../../content/palette.ts';
import type { Lettering } from './outlines.ts';

/** What a card says. */
type CardText = Readonly<Record<'title' | 'firmName' | 'descriptor', string>>;

/** Background ('#rrggbb'), drawing and firm's mark (SVG) of a card. */
export interface CardArt extends Readonly<Record<'background' | 'drawing' | 'mark', string>> {
  /** `frieze` runs along the top, `panel` stands at the right. */
  readonly place: 'frieze' | 'panel';
  /** The part of the drawing that must be seen, as `preserveAspectRatio` names it. */
  readonly subject: 'xMidYMid' | 'xMaxYMid';
}

type Measure = Lettering['measure'];

const margin = 64;
const width = 1200;
const height = 630;
const panelWidth = 540;
const friezeHeight = 290;
/** Of the firm's mark, with the gap behind it. */
const markWidth = 74;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Breaks a title into lines of at most `room` pixels; a word that is longer stands alone. */
function breakLines(title: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The text with as many of its characters as fit into `room` pixels, and an ellipsis. */
function shorten(text: string, room: number, widthOf: (text: string) => number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** The largest size at which the title fits; one that fits at none is cut at the smallest. */
function setTitle(title: string, room: number, isPanel: boolean, measure: Measure) {
  const [sizes, smallest, maxLines] = isPanel ? [[76, 68, 60, 52, 46], 40, 4] : [[66, 58, 50], 44, 2];
  for (const size of [...sizes, smallest]) {
    const lines = breakLines(title, room, (text) => measure(text, size));
    const fits = lines.every((line) => measure(line, size) <= room);
    if (fits && lines.length <= maxLines) return { size, lines };
  }
  const widthOf = (text: string) => measure(text, smallest);
  const lines = breakLines(title, room, widthOf).slice(0, maxLines);
  const last = lines.findIndex((line, index) => widthOf(line) > room || index === maxLines - 1);
  return { size: smallest, lines: [...lines.slice(0, last), shorten(lines[last] ?? '', room, widthOf)] };
}

/** The size, at most `size`, at which a text fits on one line. */
function fitLine(text: string, size: number, room: number, measure: Measure): number {
  return Math.min(size, Math.floor((size * room) / Math.max(1, measure(text, size))));
}

/** The card as SVG, 1200 by 630 pixels. */
export function drawCard(text: CardText, art: CardArt, { measure, draw }: Lettering): string {
  const isPanel = art.place === 'panel';
  const room = (isPanel ? width - panelWidth : width) - 2 * margin;
  const { size, lines } = setTitle(text.title, room, isPanel, measure);
  const leading = Math.round(size * 1.12);
  const nameSize = fitLine(text.firmName, 27, room - markWidth, measure);
  const descriptorSize = fitLine(text.descriptor, 21, room - markWidth, measure);
  // The title stands on the firm's line, as a name stands over a door.
  const firmLine = height - margin - 24;
  const lastLine = firmLine - (isPanel ? 100 : 88);
  const place = isPanel
    ? `x="${width - panelWidth}" y="0" width="${panelWidth}" height="${height}"`
    : `x="0" y="0" width="${width}" height="${friezeHeight}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${art.background}"/>`,
    `<image ${place} preserveAspectRatio="${art.subject} slice" href="${dataUrl(art.drawing)}"/>`,
    ...lines.map((line, index) =>
      draw(line, margin, lastLine - (lines.length - 1 - index) * leading, size, palette['on-dark'][0]),
    ),
    `<image x="${margin}" y="${firmLine - 38}" width="56" height="56" href="${dataUrl(art.mark)}"/>`,
    draw(text.firmName, margin + markWidth, firmLine - 14, nameSize, palette.glow),
    draw(text.descriptor, margin + markWidth, firmLine + 15, descriptorSize, palette.ink2),
    '</svg>',
  ].join('');
}
