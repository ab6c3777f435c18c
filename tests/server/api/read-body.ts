import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file as it came in a multipart body. The name is the client's and not to be trusted. */
export interface UploadedFile {
  name: string;
  /** Media type as the client named it, without parameters, in lower case. */
  type: string;
  bytes: Uint8Array;
}

export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/**
 * Reads a request's body into memory.
 * @param limit most bytes accepted. Past it reading ends, and the caller answers at once; the HTTP adapter throws away
 * what arrives within half a second, so that the sender gets to see that answer, and then closes the connection.
 * (Hono's body limit would do as much, but cannot slow an upload down.)
 * @param bytesPerSecond a test may make the server read no faster than this
 * @returns 'broken off' when the client went away before the body was whole
 */
export async function readBody(
  incoming: IncomingMessage,
  limit: number,
  bytesPerSecond = Infinity,
): Promise<Buffer | 'too large' | 'broken off'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return 'too large';
      chunks.push(chunk);
      if (bytesPerSecond < Infinity) await sleep((chunk.length / bytesPerSecond) * 1000);
    }
  } catch {
    return 'broken off';
  }
  return Buffer.concat(chunks);
}

/** The fields of a body. Values of JSON keep their type, so that a number where a text belongs is found. */
export type FormFields = Map<string, unknown>;

/** @returns the top-level members of a JSON object, or null when the bytes are not one in UTF-8 */
export function parseJsonFields(bytes: Buffer): FormFields | null {
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
 * @returns null when the body is malformed or names a field twice
 */
export async function parseMultipartFields(bytes: Buffer, contentType: string): Promise<FormFields | null> {
  const fields: FormFields = new Map();
  try {
    const answer = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    for (const [name, value] of await answer.formData()) {
      if (fields.has(name)) return null;
      fields.set(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : await uploaded(value));
    }
  } catch {
    return null;
  }
  return fields;
}

async function uploaded(file: File): Promise<UploadedFile> {
  const type = file.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { name: file.name, type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
