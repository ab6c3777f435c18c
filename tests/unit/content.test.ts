import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firm as banglaFirm } from '../../src/content/bn/firm.ts';
import { firm } from '../../src/content/en/firm.ts';
import { footPages, mainPages, storagePage } from '../../src/content/en/pages.ts';
import { practiceAreas } from '../../src/content/en/practice-areas/index.ts';
import { services } from '../../src/content/en/services/index.ts';
import { practiceAreaSlugs, serviceSlugs } from '../../src/content/slugs.ts';
import { topicIcons } from '../../src/content/topic-icons.ts';
import { contentModules, faults, fields, repeated, wordCount } from '../support/site-content.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every text is found by this test', () => {
  expect(fields.length).toBeGreaterThan(1200);
  const files = readdirSync(path.join(root, 'src/content'), { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.ts'));
  expect(Object.keys(contentModules).length).toBe(modules.length - 10);
});

test('every text is not empty and has no stray spaces', () => {
  const isStray = (text: string) => text === '' || text !== text.trim() || /\s{2,}|[^\S ]/.test(text);
  expect(faults(({ text }) => isStray(text) && JSON.stringify(text))).toEqual([]);
});

test('every text has straight quotes and no dashes as punctuation', () => {
  expect(faults(({ text }) => /[\u2013\u2014\u2018\u2019\u201C\u201D]| - /.test(text) && text)).toEqual([]);
});

test('every text asks only for values that the pages know', () => {
  const places =
    /\{(area|date|day|email|firmName|free|job|months|n|name|pages|phone|reason|sent|size|storage|stored|subject|summary|time|total|used|version|when|whole|year)\}/g;
  expect(faults(({ text }) => /[{}]/.test(text.replaceAll(places, '')) && text)).toEqual([]);
});

test("the firm's name stands in firm.ts, firm-facts.ts and addresses, and nowhere else", () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|html)$/.test(file))
    .map((file) => `src/${file}`);
  const textOf = (file: string) =>
    readFileSync(path.join(root, file), 'utf8')
      .toLowerCase()
      .replaceAll(/[\w.-]*(?:@|:\/\/)[\w./@-]*/g, '');
  const naming = (name: string) =>
    [...files, 'index.html', 'vite.config.ts'].filter((file) => textOf(file).includes(name.toLowerCase()));
  expect(naming(firm.shortName).sort()).toEqual(['src/content/en/firm.ts', 'src/content/firm-facts.ts']);
  expect(naming(banglaFirm.shortName)).toEqual(['src/content/bn/firm.ts']);
});

test('section ids, slugs and ids are kebab case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const ids = new Set(['sectionId', 'slug', 'id']);
  expect(faults(({ name, text }) => ids.has(name) && !kebab.test(text) && text)).toEqual([]);
  expect([...practiceAreaSlugs, ...serviceSlugs].filter((slug) => !kebab.test(slug))).toEqual([]);
});

test('paths are unique, and every link leads to one of them', () => {
  const pages = [...mainPages, ...footPages, ...practiceAreas, ...services, storagePage];
  const paths = pages.map(({ path: address }): string => address);
  expect(repeated(paths)).toEqual([]);
  const links = new Set(['to', 'link', 'path']);
  expect(faults(({ name, text }) => links.has(name) && !paths.includes(text) && text)).toEqual([]);
});

test('pages, practice areas and services come in the order of their slugs', () => {
  expect(practiceAreas.map((area) => area.path)).toEqual(practiceAreaSlugs.map((slug) => `/${slug}`));
  expect(services.map((service) => service.path)).toEqual(serviceSlugs.map((slug) => `/${slug}`));
});

test('every icon is drawn', () => {
  expect(faults(({ name, text }) => name === 'icon' && !Object.hasOwn(topicIcons, text) && text)).toEqual([]);
});

const publicFolder = path.join(root, 'public');

test('every drawing is there', () => {
  const pictures = [
    ...fields.filter(({ name }) => name === 'image').map(({ text }) => text),
    ...practiceAreaSlugs.map((slug) => `practice-${slug}`),
    ...serviceSlugs.map((slug) => `service-${slug}`),
    'avatar-default',
  ];
  expect(pictures.filter((name) => !existsSync(path.join(publicFolder, `art/${name}.svg`)))).toEqual([]);
});

test('the alternative text of a picture is a phrase that belongs to that picture', () => {
  const phrases = new Map<string, string>();
  expect(
    faults(({ at, name, text }) => {
      if (name !== 'imageAlt') return false;
      const first = phrases.get(text) ?? at;
      phrases.set(text, first);
      if (first !== at) return `the same as ${first}`;
      return (wordCount(text) < 4 || wordCount(text) > 30 || text.endsWith('.')) && text;
    }),
  ).toEqual([]);
  const heroes = readdirSync(path.join(publicFolder, 'art')).filter((file) => file.startsWith('hero-'));
  // One has no words: that of a page that is not on the device. As many in the other languages, which does not compile otherwise.
  expect([...phrases.values()].filter((at) => at.startsWith('en/'))).toHaveLength(
    heroes.length - 1 + practiceAreaSlugs.length,
  );
});
