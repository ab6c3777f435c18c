/** What can be typed into or chosen from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
