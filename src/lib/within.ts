/**
 * Settles as `work` does, or rejects after `timeoutMs` milliseconds: for what a browser may never answer. The work
 * itself goes on; its later end is ignored.
 */
export async function within<Value>(work: PromiseLike<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
