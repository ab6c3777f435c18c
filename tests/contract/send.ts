import { randomUUID } from 'node:crypto';
import { applicationForm, contactMessage } from '../support/submissions.ts';
import type { Answer, Api } from './api.ts';

/** Says to the firm, in what is stored of these tests, that nobody wrote it. */
export const notice = 'This is a test of the API by the website. Please delete it.';

/** A contact message that every server must take. */
export const message = { ...contactMessage, name: 'API Test', message: notice };

/** An application that every server must take, whatever it lists. */
export function application(changes: Record<string, string | undefined> = {}, cv?: File | null): FormData {
  const open = { job_id: undefined, job_type: '', cover_letter: notice };
  return applicationForm({ ...open, first_name: 'API', last_name: 'Test', ...changes }, cv);
}

/** POSTs an object as JSON or a form as multipart, under a key: a new one unless named, none for null. */
export function send(
  { call }: Api,
  path: string,
  body: object,
  key: string | null = randomUUID(),
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(key !== null && { 'Idempotency-Key': key }),
  };
  return call(path, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
}
