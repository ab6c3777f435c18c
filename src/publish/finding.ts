/** What is wrong at one place of the content, in words for somebody who writes no code. */
export interface Finding {
  /** From the root of the project, with slashes. */
  readonly file: string;
  /** From 1; a picture has none. */
  readonly line?: number;
  /** Place in the file: 'members[1].phone'; empty for a picture, and where a quote or a comma is missing. */
  readonly field: string;
  /** What is wrong and what is expected. */
  readonly says: string;
}

export const sentence = ({ file, line, field, says }: Finding): string =>
  `${file}${line === undefined ? '' : `, line ${line}`}${field && ` (${field})`}: ${says}`;

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The line that makes a workflow of GitHub show a finding beside its line in the pull request. */
export function annotation(finding: Finding): string {
  const { file, line, field } = finding;
  const title = escapedProperty(field || (line === undefined ? 'Picture' : 'Punctuation'));
  return `::error file=${escapedProperty(file)}${line === undefined ? '' : `,line=${line}`},title=${title}::${escaped(sentence(finding))}`;
}
