import { readLocalObject, writeLocal } from './local-storage.ts';
import { storageNames } from './storage-names.ts';

/** What was typed into a form, and the path of its page. */
interface LeftTyping {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Leaves what was typed into the form of a page before React had it (hydrated, or hydrated late) for the next document of
 * this tab at the same path: whoever waits long for a page loads it again. Printed into pages with a form, so it stands
 * alone.
 * @param name of the text in sessionStorage
 */
export function leaveEarlyTyping(name: string): void {
  addEventListener('pagehide', () => {
    const { hydrated } = document.documentElement.dataset;
    const place = hydrated ? 'main [data-waiting] form' : 'main form';
    const fields = [...document.querySelectorAll<HTMLInputElement>(`${place} [name]`)];
    const typed = fields.filter(({ type, value }) => type !== 'file' && value !== '');
    if (typed.length === 0) return;
    const values = Object.fromEntries(typed.map((field) => [field.name, field.value]));
    try {
      sessionStorage.setItem(name, JSON.stringify({ path: location.pathname, values }));
    } catch {
      // Blocked or full.
    }
  });
}

/** What an earlier document of this tab has left of the form of this page; told once. */
export function takeLeftTyping(): LeftTyping['values'] {
  const left = readLocalObject(storageNames.leftTyping, 'sessionStorage') as Partial<LeftTyping>;
  if (left.path !== location.pathname) return {};
  writeLocal(storageNames.leftTyping, null, 'sessionStorage');
  return left.values ?? {};
}
