/** A property of a vCard: its name, and its values, unescaped, at the semicolons. */
interface Property {
  readonly name: string;
  readonly values: readonly string[];
}

function unescape(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    /n/i.test(character) ? '\n' : character,
  );
}

/**
 * Reads a vCard as RFC 2425 and RFC 2426 describe it: unfolds lines, splits name and values.
 * @throws when a line is too long, does not end in CRLF or is no property
 */
export function readVCard(text: string): Property[] {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('A line does not end in CRLF');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line is longer than 75 bytes: ${long}`);
  return text
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const match = /^([A-Za-z-]+)(?:;[^:;]+)*:(.*)$/.exec(line);
      if (!match) throw new Error(`No property: ${line}`);
      const [, name = '', value = ''] = match;
      return {
        name,
        values: [...`${value};`.matchAll(/((?:\\.|[^\\;])*);/g)].map((part) => unescape(part[1] ?? '')),
      };
    });
}
