import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Text, Face, Font, shape, shapeWithTrace } from 'harfbuzzjs';

/** What joins into one shape: a letter with the signs behind it, and with letters that are bound to it. */
const cluster = /(?<!\u09cd[\u200c\u200d]?)(?=[\u0964\u0965\u0985-\u09b9\u09ce\u09e6-\u09ef])/;

/** A text as HarfBuzz takes it. */
function textOf(words: string): Text {
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  return text;
}

/** The glyphs that draw these words, with those that stand for them on the way. */
function glyphsOf(font: Font, words: readonly string[]): Set<number> {
  const clusters = new Set(words.flatMap((word) => word.split(cluster)));
  // A vowel sign at the beginning of a word has another shape than within it.
  const places = [...clusters].flatMap((part) => [part, `ক${part}`]);
  const steps = places.flatMap((place) => shapeWithTrace(font, textOf(place), [], 0, 0));
  const glyphs = steps.flatMap((step) => (step.glyphs ? (step.t as { g: number }[]) : []));
  return new Set(glyphs.map(({ g }) => g));
}

type Call = (...values: number[]) => number;
const tag = (name: string) => Buffer.from(name).readUInt32BE();
/** hb_subset_flags_t and hb_subset_sets_t: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
const noHinting = 1;
const noLayoutClosure = 0x200;
const nameIds = 4;
/** Copyright and licence, which the Open Font License asks to keep. */
const keptNames = [0, 13, 14];

/**
 * A font that draws these words as the whole font does, and nothing else. It goes by what HarfBuzz draws, for all conjuncts
 * of the letters in use would be twice as much.
 * @param source the font as SFNT
 * @param weight the one weight that is left of a variable font
 */
export async function subsetFont(source: Uint8Array, words: readonly string[], weight?: number) {
  const module = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(module));
  const memory = instance.exports['memory'] as WebAssembly.Memory;
  const call = (name: string, ...values: number[]) => (instance.exports[name] as Call)(...values);
  call('_initialize');
  const place = call('malloc', source.length);
  new Uint8Array(memory.buffer).set(source, place);
  const face = call('hb_face_create', call('hb_blob_create', place, source.length, 0, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) call('hb_set_add', set, value);
  };
  const letters = new Set([...words.join('')].map((letter) => letter.codePointAt(0) ?? 0));
  add(call('hb_subset_input_unicode_set', input), letters);
  add(call('hb_subset_input_glyph_set', input), glyphsOf(new Font(new Face(new Blob(source))), words));
  add(call('hb_subset_input_set', input, nameIds), keptNames);
  call('hb_subset_input_set_flags', input, noHinting | noLayoutClosure);
  if (weight !== undefined) call('hb_subset_input_pin_axis_location', input, face, tag('wght'), weight);
  const result = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', result, 0);
  return new Uint8Array(memory.buffer).slice(start, start + call('hb_blob_get_length', result));
}

/** What a font draws for a text: outline, place and width of every glyph. */
export function drawnBy(font: Font, words: string) {
  const text = textOf(words);
  shape(font, text);
  const places = text.getGlyphPositions();
  return text.getGlyphInfos().map(({ codepoint }, index) => ({
    outline: font.glyphToPath(codepoint),
    ...(places[index] ?? { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }),
  }));
}
