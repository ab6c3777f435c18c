import { expect, test, vi } from 'vitest';
import type { SectionConfig, TeamMember } from '../../src/content/types.ts';
import { firstSentences } from '../../src/lib/first-sentences.ts';
import { staffedSections } from '../../src/pages/team/team-page.tsx';

vi.mock('virtual:portraits', () => ({ drawings: {}, photographs: {} }));

// Sections a, b, c ... with the given numbers of members.
test.each([
  [
    [1, 15, 1, 1, 3, 3],
    ['lead a1', 'grid b15', 'pair c1', 'pair d1', 'rows e3', 'rows f3'],
  ],
  [
    [2, 4, 5],
    ['rows a2', 'rows b4', 'grid c5'],
  ],
  [
    [3, 1, 6, 1],
    ['rows a3', 'pair b1', 'grid c6', 'pair d1'],
  ],
  // A section without members is left out, and the next one is the first.
  [
    [0, 1, 0, 2],
    ['lead b1', 'rows d2'],
  ],
])('sections of %j members look like %j', (counts, looks) => {
  const sections = counts.map((_, index): SectionConfig => {
    const sectionId = String.fromCodePoint(97 + index);
    return { path: '/team', sectionId, sectionName: sectionId.toUpperCase() };
  });
  const members = sections.flatMap((section, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, number): TeamMember => {
      const id = `${section.sectionId}${number}`;
      return { ...section, path: `/team/${id}`, id, name: id, latinName: id, beginning: '', summary: id };
    }),
  );
  const shown = staffedSections(sections, members);
  expect(shown.map((section) => `${section.layout} ${section.sectionId}${section.members.length}`)).toEqual(
    looks,
  );
});

test.each([
  ['One. Two! Three?', 2, 'One. Two!'],
  ['তিনি আইনজীবী। তিনি ঢাকায় থাকেন। তিনি লেখেন।', 2, 'তিনি আইনজীবী। তিনি ঢাকায় থাকেন।'],
  ['Costs 3.5 lakh at example.com today. Then more.', 1, 'Costs 3.5 lakh at example.com today.'],
  ['No end', 2, 'No end'],
])('of %j the first %i sentences are %j', (text, count, first) => {
  expect(firstSentences(text, count)).toBe(first);
});
