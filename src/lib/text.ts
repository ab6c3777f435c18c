/** The names in braces of a template: 'Slide {n} of {total}' has n and total. Any name where the text is not known. */
type Placeholders<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholders<Rest>
    : never;

/**
 * Puts values into the places of a template. A place that the compiler does not know, and that has no value, throws a
 * RangeError: a sentence with a hole must not reach a visitor.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<Placeholders<Template>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value === undefined) throw new RangeError(`No value for {${name}} in: ${template}`);
    return String(value);
  });
}

/** The text of a property of something that came from outside; undefined where it is none. */
export function textOf(value: unknown, name: string): string | undefined {
  const text: unknown = Object.getOwnPropertyDescriptor(Object(value), name)?.value;
  return typeof text === 'string' ? text : undefined;
}
