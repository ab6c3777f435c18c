/** A file as it came in a multipart body. The name is the client's and not to be trusted. */
export interface UploadedFile {
  name: string;
  /** Media type as the client named it, without parameters, in lower case. */
  type: string;
  bytes: Uint8Array;
}

/** The fields of a body. Values of JSON keep their type, so that a number where a text belongs is found. */
export type FormFields = Map<string, unknown>;

/** More parts than any form of ours has; whoever sends more is not our form. */
const mostParts = 20;

/** @returns the top-level members of a JSON object, or null when the bytes are not one in UTF-8 */
export function parseJsonFields(bytes: Uint8Array): FormFields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return new Map(Object.entries(value));
  } catch {
    return null;
  }
}

/**
 * Reads a multipart/form-data body. Texts are strings with \n as line end (browsers send \r\n), files are
 * {@link UploadedFile}.
 * @param contentType the header as it came, with its boundary
 * @returns null when the body is malformed, has too many parts or names a field twice
 */
export async function parseMultipartFields(bytes: Buffer, contentType: string): Promise<FormFields | null> {
  if (countParts(bytes, contentType) > mostParts) return null;
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
  const fields: FormFields = new Map();
  for (const [name, value] of form) {
    if (fields.has(name)) return null;
    fields.set(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : await readFile(value));
  }
  return fields;
}

/** Counted before parsing: a body of nothing but boundaries must not cost a parse. */
function countParts(bytes: Buffer, contentType: string): number {
  const boundary = /boundary="?([^";]+)"?/iu.exec(contentType)?.[1];
  if (!boundary) return 0;
  let parts = 0;
  let at = bytes.indexOf(`--${boundary}`);
  while (at !== -1 && parts <= mostParts + 1) {
    parts += 1;
    at = bytes.indexOf(`--${boundary}`, at + boundary.length + 2);
  }
  return parts - 1;
}

async function readFile(file: File): Promise<UploadedFile> {
  const type = file.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { name: file.name, type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
