import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadedFile } from './form-fields.ts';

/** 5 MB. */
export const largestCv = 5 * 1024 * 1024;

const tooLarge = 'File size exceeds 5MB.';

/** What an application is told whose whole body is over the limit: nothing else in it can be that large. */
export const cvTooLarge: Readonly<Record<string, string>> = { cv: tooLarge };

/** @returns what is wrong with the file, or null: a PDF says so by its type and within its first 1024 bytes */
export function cvProblem({ type, bytes }: UploadedFile): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (type !== 'application/pdf' || !start.includes('%PDF-')) {
    return 'Only PDF files are allowed.';
  }
  return bytes.length > largestCv ? tooLarge : null;
}

/** @returns whether errors say no more than that the file is too large: an answer of its own, 413 */
export function isOnlyTooLarge(errors: Record<string, string>): boolean {
  return Object.keys(errors).length === 1 && errors['cv'] === tooLarge;
}

/** What the database keeps of a stored file. */
export interface StoredCv {
  originalName: string;
  /** Its name in the folder: random, nothing of the client's. */
  storedName: string;
  type: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Writes the file and has it on disk before it returns, so that a row never names a file that is not there. */
export function storeCv(folder: string, cv: UploadedFile): StoredCv {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storedName = `${randomUUID()}.pdf`;
  const file = openSync(join(folder, storedName), 'wx', 0o600);
  try {
    let written = 0;
    while (written < cv.bytes.length) written += writeSync(file, cv.bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return {
    originalName: plainFileName(cv.name),
    storedName,
    type: cv.type,
    size: cv.bytes.length,
    sha256: createHash('sha256').update(cv.bytes).digest('hex'),
  };
}

export function removeCv(folder: string, storedName: string): void {
  rmSync(join(folder, storedName), { force: true });
}

/**
 * A client's file name as plain text: no folders, no control or direction-changing characters, at most 150
 * characters. Letters of any script stay.
 */
function plainFileName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const short = [...plain].slice(0, 150).join('');
  return /^\.*$/u.test(short) ? 'cv.pdf' : short;
}
