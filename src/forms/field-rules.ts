import * as v from 'valibot';

/*
 * Rules that several forms share. Each message stands beside its rule; a field shows the first that is broken.
 */

const longestEmail = 254;

/** Text, @, domain, dot, at least two letters, of any script. Takes time in proportion to the length of the text. */
const emailPattern = /^[^\s@]+@[^\s@]+\.\p{L}[\p{L}\p{M}]+$/u;

/** Replaces the Bangla digits ০ to ৯ (U+09E6 to U+09EF) by 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** A text without the spaces around it; empty counts as missing. */
export function requiredText(required: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(required));
}

/** An e-mail address: required, then of the ordinary form. */
export function emailAddress(required: string, invalid: string) {
  return v.pipe(
    requiredText(required),
    v.check((text) => text.length <= longestEmail && emailPattern.test(text), invalid),
  );
}

/** A telephone number with its digits as ASCII, before any rule of its own. */
export function phoneDigits(required: string) {
  return v.pipe(requiredText(required), v.transform(asciiDigits));
}

/** The first broken rule of every field, by the field's name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/** Checks values against a schema. @returns the values as they are sent, or what is wrong */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
):
  | { readonly output: v.InferOutput<Schema>; readonly errors: FieldErrors<v.InferInput<Schema>> }
  | { readonly output: undefined; readonly errors: FieldErrors<v.InferInput<Schema>> } {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { output: result.output, errors: {} };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    if (!errors.has(name)) errors.set(name, issue.message);
  }
  return { output: undefined, errors: Object.fromEntries(errors) as FieldErrors<v.InferInput<Schema>> };
}
