import path from 'node:path';
import { getTokenAtPosition, type Node, type SourceFile } from 'typescript/unstable/ast';
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync';
import { entryOf, pathOf, whatIs } from './data-node.ts';
import type { Finding } from './finding.ts';
import { isOfPunctuation, missingField, saysOfPunctuation, saysOfTypes } from './plain-words.ts';

type ReadFile = (file: string) => string | undefined;
type Place = Pick<Finding, 'line' | 'field' | 'says'>;

const nameIn = (root: string, { fileName }: SourceFile) =>
  path.relative(root, fileName).replaceAll(path.sep, '/');

const lineAt = (source: SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

function placeOfPunctuation(source: SourceFile, diagnostic: Diagnostic): Place {
  // A missing comma is noticed at the next word, but belongs to the line before.
  const end = source.text.slice(0, diagnostic.pos).trimEnd().length;
  return { line: lineAt(source, end), field: '', says: saysOfPunctuation(diagnostic) };
}

/** The same file in English, which decides what a text in another language has; undefined for any other file. */
const englishOf = (file: string) =>
  /^src\/content\/(?!en\/)\w+\//.test(file) ? file.replace(/content\/\w+/, 'content/en') : undefined;

function placeOfType(source: SourceFile, diagnostic: Diagnostic, file: string): Place {
  const entry = entryOf(getTokenAtPosition(source, diagnostic.pos));
  const says = saysOfTypes(diagnostic, entry ? whatIs(entry) : 'this line');
  const english = englishOf(file);
  return {
    line: lineAt(source, entry?.getStart() ?? diagnostic.pos),
    field: [entry && pathOf(entry), missingField(diagnostic)].filter(Boolean).join('.'),
    says: english === undefined ? says : `${says} English is in ${english}.`,
  };
}

/** Whether a fault is where an editor makes it. Others follow from one of these, as a rule. */
const isCause = ({ file }: Finding, { code }: Diagnostic) =>
  /^src\/content\/(?:\w+\/|(?:firm-facts|members|slugs|drawings|topic-icons)\.ts)/.test(file) &&
  // A table of files is edited where a line is missing (2741); an index by what is missing (7053) tells nothing more.
  (code === 2741 || !/(?:load|areas)\.ts$/.test(file)) &&
  code !== 7053;

/** A wrong field in English makes the one in each other language wrong, too. One that is missing is missing in each. */
function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const places = new Set(findings.map(({ file, field }) => `${file} ${field}`));
  return findings.filter(
    ({ file, field, says }) => / is missing/.test(says) || !places.has(`${englishOf(file)} ${field}`),
  );
}

/** The entries of a file by their paths. */
function entriesIn(source: SourceFile): ReadonlyMap<string, Node> {
  const entries = new Map<string, Node>();
  const visit = (node: Node): void => {
    if (entryOf(node) === node) entries.set(pathOf(node), node);
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return entries;
}

/** The ids that stand twice in members.ts: the compiler tells only of the words that are left over. */
function repeatedIds(program: Program, root: string): Finding[] {
  const file = 'src/content/members.ts';
  const source = program.getSourceFile(path.join(root, file));
  if (!source) return [];
  const lines = new Map<string, number>();
  return [...entriesIn(source)].flatMap(([field, node]) => {
    if (!/^members\[\d+\]\.id$/.test(field)) return [];
    const [id, line] = [node.getText(), lineAt(source, node.getStart())];
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    const says = `line ${first} has the same ${id}. Give each member an id of their own, as in en/team.ts.`;
    return first === undefined ? [] : [{ file, line, field, says }];
  });
}

/** Reads src with the compiler, and ends it. @param readFile gives the text of a file that is not to be read from the disk */
function withProgram<Result>(root: string, read: (program: Program) => Result, readFile?: ReadFile): Result {
  const api = new API({ cwd: root, ...(readFile && { fs: { readFile } }) });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'src/tsconfig.json')] });
    const program = snapshot.getProjects()[0]?.program;
    if (!program) throw new Error('src/tsconfig.json could not be read.');
    return read(program);
  } finally {
    api.close();
  }
}

/** Finds the line of a field, such as 'members[1].phone', in a file of the project; undefined where it is computed. */
export function fieldLines(root: string): (file: string, field: string) => number | undefined {
  return withProgram(root, (program) => {
    const linesOf = (source: SourceFile) =>
      new Map([...entriesIn(source)].map(([field, node]) => [field, lineAt(source, node.getStart())]));
    const files = new Map(
      program.getSourceFileNames().flatMap((name) => {
        const source = name.includes('/src/content/') ? program.getSourceFile(name) : undefined;
        return source ? [[nameIn(root, source), linesOf(source)] as const] : [];
      }),
    );
    return (file, field) => files.get(file)?.get(field);
  });
}

/**
 * Why the content of the project at `root` does not compile. While there are mistakes of punctuation, only the first of each file:
 * what follows it is misread.
 * @param readFile gives the text of a file that is to be read otherwise than from the disk
 */
export function compilerFindings(root: string, readFile?: ReadFile): Finding[] {
  return withProgram(
    root,
    (program) => {
      const find = (diagnostics: readonly Diagnostic[], placeOf: typeof placeOfType) =>
        diagnostics.flatMap((diagnostic) => {
          const source = program.getSourceFile(diagnostic.fileName ?? '');
          if (!source) return [];
          const file = nameIn(root, source);
          const finding: Finding = { file, ...placeOf(source, diagnostic, file) };
          return [{ finding, isCause: isCause(finding, diagnostic) }];
        });
      const ofTypes = program.getSemanticDiagnostics();
      const unread = [...program.getSyntacticDiagnostics(), ...ofTypes.filter(isOfPunctuation)];
      const punctuation = find(unread, placeOfPunctuation).map(({ finding }) => finding);
      if (punctuation.length > 0)
        return [...new Map(punctuation.reverse().map((each) => [each.file, each])).values()];
      const types = find(ofTypes, placeOfType);
      const causes = types.filter((each) => each.isCause);
      const findings = withoutEchoes((causes.length > 0 ? causes : types).map(({ finding }) => finding));
      const repeated = repeatedIds(program, root);
      const isCaused = ({ file, says }: Finding) =>
        repeated.length > 0 && file.endsWith('/team.ts') && says.startsWith('there is no field');
      return [...repeated, ...findings.filter((finding) => !isCaused(finding))];
    },
    readFile,
  );
}
