/** SHA-256 of something in hexadecimal. @param bytes of the digest that are wanted, two digits each */
export async function hexDigest(content: BufferSource, bytes: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest.subarray(0, bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
