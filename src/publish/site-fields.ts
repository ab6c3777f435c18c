import path from 'node:path';
import type { TeamMember } from '../content/types.ts';

/** One text of the site and where it stands. */
export interface Field {
  /** File and field: 'home.ts aboutUs.sectionName'. */
  readonly at: string;
  /** Name of the property alone. */
  readonly name: string;
  readonly text: string;
}

/** Every module of src/content but the types, what is drawn, colours, lists about texts, and what the search alone has, by path. */
export const contentModules = import.meta.glob<Record<string, unknown>>(
  [
    '../content/**/*.ts',
    '!../content/{types,search-index,drawings,portraits,topic-icons,palette,colour-pairs,words-to-decide}.ts',
    '!../content/*/{site,latin-names,everyday-words,writing-rules,doubtful-words}.ts',
  ],
  { eager: true },
);

function* textsIn(value: unknown, at: string, name: string): Generator<Field> {
  if (typeof value === 'string') yield { at, name, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, `${at}[${index}]`, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, `${at}.${key}`, key);
  }
}

/** What a module says of members, as it is written there: the rest of them is computed, or stands in members.ts. */
const wordsOf = (members: readonly TeamMember[]) =>
  Object.fromEntries(
    members.map(({ id, name, designation, description }) => [id, { name, designation, description }]),
  );

/** Every text of the site. */
export const fields: readonly Field[] = Object.entries(contentModules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => {
    const at = path.posix.relative('../content', file);
    return name === 'teamMembers'
      ? [...textsIn(wordsOf(value as readonly TeamMember[]), `${at} words`, name)]
      : [...textsIn(value, `${at} ${name}`, name)];
  }),
);
