/** The Network Information API (https://wicg.github.io/netinfo/), which only Chromium has. */
const connection = () =>
  (navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }).connection;

/** Whether the visitor has asked to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the visitor wants to save data, or has a connection on which nobody would want to waste any. */
export const wantsLessData = (): boolean =>
  savesData() || connection()?.effectiveType?.endsWith('2g') === true;
