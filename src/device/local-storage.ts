/** The text stored under a name of storage-names.ts; null where there is none or storage is blocked. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Where storage is blocked or full nothing happens. */
export function writeLocal(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Every caller does without.
  }
}

/** Bytes that are stored under a name. */
export function measureLocal(name: string): number {
  const text = readLocal(name);
  return text === null ? 0 : name.length + text.length;
}
