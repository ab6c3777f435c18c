import * as v from 'valibot';
import { ApiError } from './http.ts';

/** Text of the server that may be missing, null, or a number: then '' or its digits. Without space at the ends. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

/** The same, but there must be something. */
export const requiredText = v.pipe(text, v.minLength(1));

const reported = new Set<string>();

/** Tells a developer, once for each list and fault. Nothing is said in the published site. */
function report(path: string, issue: string): void {
  if (!import.meta.env.DEV || reported.has(path + issue)) return;
  reported.add(path + issue);
  console.warn(`GET ${path}: an item was left out: ${issue}`);
}

/**
 * Reads the items of a list. An item that the schema does not understand is left out;
 * when the answer is no list at all, an ApiError 'wrong-shape' is thrown.
 */
export function readItems<Schema extends v.GenericSchema>(
  path: string,
  answer: unknown,
  schema: Schema,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(answer)) throw new ApiError('wrong-shape', `GET ${path}: the answer is not a list`);
  return answer.flatMap((item: unknown) => {
    const result = v.safeParse(schema, item);
    if (result.success) return [result.output];
    report(
      path,
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'item'}: ${issue.message}`).join('; '),
    );
    return [];
  });
}

/**
 * How TanStack Query asks for a list: `key` names it, `read` asks the server. A plain object, so that the service
 * worker can ask for the same lists without that library.
 */
export function listQuery<const Key extends string, Items>(
  key: Key,
  read: (signal: AbortSignal) => Promise<Items>,
) {
  return {
    queryKey: [key] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
  };
}
