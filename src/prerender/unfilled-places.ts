/** What no visitor reads: braces are at home there. */
const code = /<(script|style)\b.*?<\/\1>/gs;
const place = /\{\w+\}/;

/**
 * Refuses markup that shows a place in braces: `{phone}` copied into a text that no code fills. Attributes are looked at, too,
 * for a screen reader says some of them.
 * @param name what an editor knows the markup by: the path of its page
 * @returns the markup as it is
 */
export function refusePlaces(markup: string, name: string): string {
  const texts = markup.replaceAll(code, '').match(/[^<>"]+/g) ?? [];
  const text = texts.find((each) => place.test(each));
  if (text === undefined) return markup;
  throw new Error(
    `${name} would show ${place.exec(text)?.[0]}, which nothing fills here: "${text.trim()}". Take it out of this text in src/content.`,
  );
}
