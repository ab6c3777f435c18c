type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let fields: readonly Field[] = [];

/**
 * Remembers the fields of the prerendered page. To be called before React takes over: where a translator or an extension
 * of the browser has changed the page, React makes it anew, and what was typed stays with the old fields.
 */
export function rememberFields(root: Element): void {
  fields = [...root.querySelectorAll<Field>('input, textarea, select')];
}

/** The old fields in whose place this form has new ones; told once. */
export function replacedFields(form: Element): readonly Field[] {
  const replaced = fields.filter((old) => !old.isConnected && old.form?.className === form.className);
  for (const old of replaced) old.remove();
  return replaced;
}
