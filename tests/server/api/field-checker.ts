import { isUploadedFile } from './form-fields.ts';
import type { FormFields, UploadedFile } from './form-fields.ts';

/** What is wrong, by field: one sentence each. */
export type FieldErrors = Record<string, string>;

export interface TextRule {
  /** Longest accepted, in characters (code points). */
  max: number;
  /** Said when the field is missing or empty; without it the field may be left out. */
  required?: string;
  /** Tried in order; the first pattern that does not match gives the message. */
  patterns?: readonly (readonly [RegExp, string])[];
  /** Line breaks and tabs are welcome. */
  multiline?: boolean;
}

/** Text, @, domain, dot, at least two letters. Linear in the length of the text. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.\p{L}[\p{L}\p{M}]+$/u;

/** RFC 5321, 4.5.3.1.3: a path of 256 octets with its two angle brackets. */
export const longestEmail = 254;

/** Reads fields one by one, remembers what was wrong, and at the end which fields nobody asked for. */
export interface FieldChecker {
  text(name: string, rule: TextRule): string;
  file(name: string, required: string): UploadedFile | null;
  /** Adds what only the caller can see. The first error of a field stays. */
  reject(name: string, message: string): void;
  /** @returns null when all is well */
  errors(): FieldErrors | null;
}

export function createFieldChecker(fields: FormFields): FieldChecker {
  const asked = new Set<string>();
  const found = new Map<string, string>();
  const reject = (name: string, message: string): void => {
    if (!found.has(name)) found.set(name, message);
  };
  return {
    reject,
    text(name, rule) {
      asked.add(name);
      const value = fields.get(name);
      if (value !== undefined && typeof value !== 'string') {
        reject(name, 'This field must be text.');
        return '';
      }
      const text = value ?? '';
      const problem = textProblem(text, rule);
      if (problem) reject(name, problem);
      return text;
    },
    file(name, required) {
      asked.add(name);
      const value = fields.get(name);
      if (isUploadedFile(value)) return value;
      reject(name, value === undefined ? required : 'This field must be a file.');
      return null;
    },
    errors() {
      for (const name of fields.keys()) if (!asked.has(name)) reject(name, 'This field is not known.');
      return found.size === 0 ? null : Object.fromEntries(found);
    },
  };
}

function textProblem(text: string, rule: TextRule): string | null {
  if (text.trim() === '') return rule.required ?? null;
  if ([...text].length > rule.max) return `At most ${rule.max} characters are accepted.`;
  // SQLite cuts a text at its first NUL, so one that has any could not be given back as it came.
  if (text.includes('\0')) return 'This field contains a character that cannot be stored.';
  if (!rule.multiline && /[\n\r]/u.test(text)) return 'This field must be a single line.';
  return rule.patterns?.find(([pattern]) => !pattern.test(text))?.[1] ?? null;
}
