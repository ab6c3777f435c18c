import * as v from 'valibot';

// The key of each message stands beside its rule; a field shows that of the first broken one, in the page's language.

/** Text, @, domain, dot, at least two letters, of any script, also as browsers write it (xn--). Takes time in proportion to the length of the text. */
const emailPattern = /^[^\s@]+@[^\s@]+\.(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)$/iu;

/** Replaces the Bangla digits ০ to ৯ (U+09E6 to U+09EF) by 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** A text without the spaces around it; empty counts as missing. */
export function requiredText(required: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(required));
}

/**
 * A required text without characters that nobody sees: a number copied from a list of contacts often stands between marks
 * of its direction (U+202A, U+202C). Joiners stay, for Bangla words are spelt with them.
 */
function visibleText(required: string) {
  const show = v.transform((text: string) => text.replace(/[^\P{Cf}\u200C\u200D]/gu, ''));
  return v.pipe(v.string(), show, requiredText(required));
}

/** An e-mail address: required, then of the ordinary form and at most 254 characters. */
export function emailAddress(required: string, invalid: string) {
  return v.pipe(
    visibleText(required),
    v.check((text) => text.length <= 254 && emailPattern.test(text), invalid),
  );
}

/** A telephone number with its digits as ASCII, before any rule of its own. */
export function phoneDigits(required: string) {
  return v.pipe(visibleText(required), v.transform(asciiDigits));
}

/** The keys of messages, by the names of fields that are wrong. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/** Checks values against a schema. @returns the first broken rule of every field that is wrong */
export function findErrors<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
): FieldErrors<v.InferInput<Schema>> {
  const { issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true });
  // Of several issues of a field the first counts.
  const errors = issues.map(({ path, message }) => [String(path?.[0]?.key ?? ''), message]).reverse();
  return Object.fromEntries(errors) as FieldErrors<v.InferInput<Schema>>;
}
