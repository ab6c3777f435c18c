/** Bytes that wait, first in, first out. */
export interface ByteQueue {
  readonly length: number;
  push(bytes: Buffer): void;
  /** The next bytes, at most so many; empty when none wait. */
  take(count: number): Buffer;
}

export function createByteQueue(): ByteQueue {
  const parts: Buffer[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(bytes) {
      parts.push(bytes);
      length += bytes.length;
    },
    take(count) {
      const taken: Buffer[] = [];
      let missing = Math.min(count, length);
      length -= missing;
      while (missing > 0) {
        const first = parts.shift();
        if (!first) break;
        taken.push(first.subarray(0, missing));
        if (first.length > missing) parts.unshift(first.subarray(missing));
        missing -= Math.min(first.length, missing);
      }
      return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
    },
  };
}
