/** The part of the Network Information API that is used (https://wicg.github.io/netinfo/); Chromium alone has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { readonly connection?: Connection }).connection;
}

/** Whether the visitor has asked to save data. Workers are not told of the media query. */
export function savesData(): boolean {
  if (connection()?.saveData === true) return true;
  const { matchMedia } = globalThis as {
    readonly matchMedia?: (query: string) => { readonly matches: boolean };
  };
  return matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}

/** Whether the visitor wants to save data, or has a connection on which nobody would want to waste any. */
export function wantsLessData(): boolean {
  return savesData() || connection()?.effectiveType?.endsWith('2g') === true;
}
