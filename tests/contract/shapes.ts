import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: AnySchema }>>;
}

interface Operation {
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

type Method = 'get' | 'post';

const validator = new Validator();
const { valid, errors } = await validator.validate(
  fileURLToPath(new URL('../server/openapi.yaml', import.meta.url)),
);
if (!valid) throw new Error(`openapi.yaml is no OpenAPI document: ${JSON.stringify(errors)}`);

/** The calls of the contract by their paths, without references. */
export const calls = validator.resolveRefs()['paths'] as Readonly<
  Record<string, Partial<Record<Method, Operation>>>
>;

const ajv = new Ajv2020({ allowUnionTypes: true });

/** What is wrong with the JSON of an answer, by the document; null when nothing is. A path begins with a slash. */
export function answerFault(path: string, method: Method, status: number, json: unknown): string | null {
  const responses = calls[path]?.[method]?.responses ?? {};
  const response = responses[status] ?? responses[`${String(status)[0]}XX`];
  return response ? faultOf(response, json) : `${status} is no answer of this call`;
}

/** The same for what is sent. */
export function requestFault(path: string, fields: unknown): string | null {
  return faultOf(calls[path]?.post?.requestBody ?? {}, fields);
}

function faultOf({ content = {} }: Body, json: unknown): string | null {
  const [media] = Object.values(content);
  if (!media || ajv.validate(media.schema, json)) return null;
  // An item of a list is found by what it is called.
  return ajv.errorsText(ajv.errors, { dataVar: 'it' }).replaceAll(/\bit\/(\d+)/gu, (whole, place: string) => {
    const { id, title } = Object((json as unknown[])[Number(place)]) as { id?: unknown; title?: unknown };
    const label = id ?? title;
    return label === undefined ? whole : `item ${JSON.stringify(label)}`;
  });
}
