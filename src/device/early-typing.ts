type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (element: Element) => [...element.querySelectorAll<Field>('input, textarea, select')];

let prerendered: readonly Field[] = [];

/**
 * Remembers the fields of the prerendered page. To be called before React takes over: where a translator or an extension
 * of the browser has changed the page, React makes it anew, and what was typed stays with the old fields.
 */
export function rememberFields(root: Element): void {
  prerendered = fieldsIn(root);
}

/** Whether a prerendered field shows something else than it was rendered with; a field made by React never does. */
function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    : field.type !== 'file' && field.value !== field.defaultValue;
}

/** What was typed into a form before its script arrived, by the names of the fields; into the old fields: told once. */
export function typedEarly(form: HTMLFormElement): Readonly<Record<string, string>> {
  const isReplaced = (field: Field) =>
    !field.isConnected && field.form?.getAttribute('aria-label') === form.getAttribute('aria-label');
  const fields = [...prerendered.filter(isReplaced), ...fieldsIn(form)];
  prerendered = prerendered.filter((field) => !isReplaced(field));
  return Object.fromEntries(fields.filter(isChanged).map(({ name, value }) => [name, value]));
}
