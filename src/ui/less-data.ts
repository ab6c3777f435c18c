/** The part of the Network Information API that is used (https://wicg.github.io/netinfo/); Chromium alone has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor has asked to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether the visitor wants to save data, or has a connection on which nobody would want to waste any. */
export function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return savesData() || connection?.effectiveType?.endsWith('2g') === true;
}
