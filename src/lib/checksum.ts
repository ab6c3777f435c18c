/**
 * A checksum that tells contents apart (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/); no protection.
 * @param values bytes, or UTF-16 units
 */
export function checksumOf(values: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < values.length; index += 1) {
    hash = Math.imul(hash ^ (values[index] ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
