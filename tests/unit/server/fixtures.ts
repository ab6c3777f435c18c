import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { startServer } from '../../support/start-server.ts';
import type { StartServerOptions, TestServer } from '../../support/start-server.ts';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A server that ends with the test. */
export async function serverForTest(options: StartServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  cleanups.push(() => server.close());
  return server;
}

/** A folder that ends with the test. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A site of these files (path: content) that ends with the test. */
export function siteForTest(files: Record<string, string | Uint8Array>): string {
  const folder = folderForTest();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export const contactMessage = {
  name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  phone: '01712345678',
  subject: 'inquiry',
  message: 'I bought land in Savar.\nWhat about mutation? 🏡',
};

/** A PDF by its first bytes, of exactly this size. */
export function pdf(size = 2000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

const application: Record<string, string> = {
  job_id: '101',
  job_type: '1',
  first_name: 'Nasrin',
  last_name: 'Akter',
  email: 'nasrin@example.com',
  phone: '01812345678',
  cover_letter: 'Dear Sir or Madam,\nI apply.',
};

/**
 * The form of a complete application.
 * @param changes other values; undefined leaves the field out
 */
export function applicationForm(
  changes: Record<string, string | undefined> = {},
  cv: File | null = new File([pdf()], 'CV Nasrin.pdf', { type: 'application/pdf' }),
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...application, ...changes })) {
    if (value !== undefined) form.set(name, value);
  }
  if (cv) form.set('cv', cv);
  return form;
}

/** POSTs an object as JSON, or a form as multipart. */
export function post(
  server: TestServer,
  name: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${server.url}/api/${name}`, {
    method: 'POST',
    headers: isForm ? headers : { 'Content-Type': 'application/json', ...headers },
    body: isForm ? body : JSON.stringify(body),
    redirect: 'manual',
  });
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request exactly as given: the path is not normalised, nothing is decompressed or followed. */
export function rawRequest(
  server: TestServer,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The JSON of an answer to a submission. */
export async function answerOf(
  response: Response,
): Promise<{ message: string; errors?: Record<string, string> }> {
  return (await response.json()) as { message: string; errors?: Record<string, string> };
}

/** What a promise fails with, for one that is to be looked at later. */
export function failureOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'it did not fail',
    (error: Error) => error.message,
  );
}
