import { describe, expect, test } from 'vitest';
import type { SectionConfig, TeamMember } from '../../src/content/types.ts';
import { firstSentences } from '../../src/pages/team/first-sentences.ts';
import { groupTeam } from '../../src/pages/team/team-groups.ts';

/** Sections a, b, c ... with the given numbers of members. */
function layoutsOf(counts: readonly number[]): string[] {
  const sections = counts.map((_, index): SectionConfig => {
    const sectionId = String.fromCodePoint(97 + index);
    return { path: '/team', sectionId, sectionName: sectionId.toUpperCase() };
  });
  const members = sections.flatMap((section, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, number): TeamMember => {
      const id = `${section.sectionId}${number}`;
      return { ...section, id, name: id, image: `/team/${id}.svg` };
    }),
  );
  return groupTeam(sections, members).map(
    (group) =>
      `${group.layout} ${group.sections.map((each) => each.section.sectionId + each.members.length).join(' ')}`,
  );
}

describe('the look of a section follows its number of members', () => {
  test('as the firm is staffed now', () => {
    expect(layoutsOf([1, 15, 1, 1, 3, 3])).toEqual([
      'lead a1',
      'grid b15',
      'pair c1 d1',
      'rows e3',
      'rows f3',
    ]);
  });

  test('when it grows or shrinks', () => {
    expect(layoutsOf([2, 4, 5])).toEqual(['rows a2', 'rows b4', 'grid c5']);
    expect(layoutsOf([1, 1, 1, 1])).toEqual(['lead a1', 'pair b1 c1', 'pair d1']);
    expect(layoutsOf([3, 1, 6, 1])).toEqual(['rows a3', 'pair b1', 'grid c6', 'pair d1']);
  });

  test('a section without members is left out, and the next one is the first', () => {
    expect(layoutsOf([0, 1, 0, 2])).toEqual(['lead b1', 'rows d2']);
    expect(layoutsOf([0, 0])).toEqual([]);
  });
});

describe('firstSentences', () => {
  test('ends with a sentence, in both scripts', () => {
    expect(firstSentences('One. Two! Three?', 2)).toBe('One. Two!');
    expect(firstSentences('তিনি আইনজীবী। তিনি ঢাকায় থাকেন। তিনি লেখেন।', 2)).toBe(
      'তিনি আইনজীবী। তিনি ঢাকায় থাকেন।',
    );
  });

  test('is not stopped by a point within a number or an address', () => {
    expect(firstSentences('Costs 3.5 lakh at example.com today. Then more. And more.', 1)).toBe(
      'Costs 3.5 lakh at example.com today.',
    );
  });

  test('is the whole text where it has no more', () => {
    expect(firstSentences('Only one.', 2)).toBe('Only one.');
    expect(firstSentences('No end', 2)).toBe('No end');
    expect(firstSentences('', 2)).toBe('');
  });
});
