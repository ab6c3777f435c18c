/** A checksum that tells contents apart (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/); no protection. */
export function checksumOf(bytes: ArrayBuffer): number {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(bytes)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
