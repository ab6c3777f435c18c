import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** 5 MB. */
export const largestCv = 5 * 1024 * 1024;
export const tooLarge = 'File size exceeds 5MB.';

/** A PDF says so within its first 1024 bytes. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-');
}

/**
 * Writes the file and has it on disk before it returns, so that a row never names a file that is not there.
 * @returns the columns of its row; the stored name is random and has nothing of the client's
 */
export function storeCv(folder: string, cv: UploadedFile) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storedName = `${randomUUID()}.pdf`;
  writeFileSync(join(folder, storedName), cv.bytes, { flag: 'wx', mode: 0o600, flush: true });
  return {
    cv_original_name: cv.name,
    cv_stored_name: storedName,
    cv_type: cv.type,
    cv_size: cv.bytes.length,
    cv_sha256: createHash('sha256').update(cv.bytes).digest('hex'),
  };
}

export function removeCv(folder: string, storedName: string): void {
  rmSync(join(folder, storedName), { force: true });
}
