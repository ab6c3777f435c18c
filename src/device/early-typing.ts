/** What can be typed into or chosen from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Leaves what was typed into a form that React does not have yet (hydrated, or hydrated late) as a draft of it, when its
 * page is left: whoever waits long loads a page again. Printed into pages with a form, so it stands alone.
 * @param name of the drafts that are left, in localStorage (forms/draft-rows.ts)
 */
export function leaveEarlyTyping(name: string): void {
  addEventListener('pagehide', () => {
    const { hydrated } = document.documentElement.dataset;
    const form = document.querySelector<HTMLFormElement>(`main ${hydrated ? '[data-waiting] ' : ''}form`);
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const typed = fields.filter(({ type, value }) => type !== 'file' && value !== '');
    if (!form || typed.length === 0) return;
    const values = Object.fromEntries(typed.map((field) => [field.name, field.value]));
    const savedAt = Date.now();
    const slot = `${form.dataset['draft']}#${savedAt}`;
    const draft = { values, submissionId: null, savedAt, files: [], replaced: null };
    try {
      const others = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
      localStorage.setItem(name, JSON.stringify({ ...others, [slot]: draft }));
    } catch {
      // Blocked or full.
    }
  });
}

/**
 * The fields of the prerendered page, before React takes over. Where a translator or an extension of the browser has
 * changed the page by then, React makes it anew, and what was typed stays with the old fields.
 */
const fields = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll<Field>('#root :is(input, textarea, select)')];

/** The old fields in whose place this form has new ones; told once. */
export function replacedFields(form: Element): readonly Field[] {
  const replaced = fields.filter((old) => !old.isConnected && old.form?.className === form.className);
  for (const old of replaced) old.remove();
  return replaced;
}
