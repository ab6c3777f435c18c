import { expect, test } from 'vitest';
import { mergeDraft } from '../../../src/forms/merge-draft.ts';

const empty = { name: '', message: '', cv: null as { name: string } | null };

test.each([
  ['nothing typed', {}, { name: 'a', message: 'b' }, { name: 'a', message: 'b' }, false],
  ['another field typed', { message: 'new' }, { name: 'a' }, { name: 'a', message: 'new' }, false],
  ['the same typed', { name: 'a' }, { name: 'a', message: 'b' }, { name: 'a', message: 'b' }, false],
  ['the same field typed', { message: 'new' }, { message: 'old' }, { message: 'new' }, true],
  ['another file chosen', { cv: { name: 'b' } }, { cv: { name: 'a' } }, { cv: { name: 'b' } }, true],
])('%s before the draft is there', (_, typed, draft, values, losesSomething) => {
  const merged = mergeDraft(empty, { ...empty, ...typed }, { ...empty, ...draft });
  expect(merged).toEqual({ values: { ...empty, ...values }, losesSomething });
});
