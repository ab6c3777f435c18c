type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a name of storage-names.ts; null where there is none or storage is blocked. */
export function readLocal(name: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Where storage is blocked or full nothing happens. */
export function writeLocal(name: string, text: string | null, area: Area = 'localStorage'): void {
  try {
    if (text === null) globalThis[area].removeItem(name);
    else globalThis[area].setItem(name, text);
  } catch {
    // Every caller does without.
  }
}

/** The JSON object stored under a name; an empty one where there is none, or somebody else's text. */
export function readLocalObject(name: string): object {
  try {
    return Object(JSON.parse(readLocal(name) ?? '{}')) as object;
  } catch {
    return {};
  }
}
