/** Whether two values of a form's field, or two forms, hold the same; files are compared by all but their bytes. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What a form holds when a draft arrives after somebody has begun to type: the fields that were touched win, the others
 * come from the draft.
 * @returns the values, and whether something of the draft has no place in them
 */
export function mergeDraft<Values extends object>(empty: Values, typed: Values, draft: Values) {
  const names = Object.keys(empty) as (keyof Values)[];
  const touched = names.filter((name) => !isSame(typed[name], empty[name]));
  const values = { ...empty, ...draft };
  const losesSomething = touched.some(
    (name) => !isSame(values[name], empty[name]) && !isSame(values[name], typed[name]),
  );
  for (const name of touched) values[name] = typed[name];
  return { values, losesSomething };
}
