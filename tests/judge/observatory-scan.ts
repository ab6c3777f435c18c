import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the observatory says of one site. */
export interface Scan {
  readonly score: number;
  readonly grade: string;
  /** What took points away. */
  readonly faults: readonly string[];
}

interface Grader {
  getGradeForScore(score: number): { readonly score: number; readonly grade: string };
  getScoreModifier(result: string): number;
  getScoreDescription(result: string): string;
}

/*
 * A process of headers.ts: asks the observatory about localhost and prints a Scan as JSON.
 * Arguments: the folder of the observatory's package, the ports of http and https.
 */
const [folder = '', httpPort = '', httpsPort = ''] = process.argv.slice(2);
const load = async <Shape>(file: string) =>
  (await import(pathToFileURL(path.join(folder, 'src', file)).href)) as Shape;

const { retrieve } = await load<{ retrieve(host: string, options: object): Promise<unknown> }>(
  'retriever/retriever.js',
);
const { ALL_TESTS: tests } = await load<{
  ALL_TESTS: ((requests: unknown) => { readonly result?: string })[];
}>('constants.js');
const grader = await load<Grader>('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: threshold } = await load<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>(
  'grader/charts.js',
);

const requests = await retrieve('localhost', {
  httpPort: Number(httpPort),
  httpsPort: Number(httpsPort),
  path: '/',
});
const results = tests.flatMap((judge) => judge(requests).result ?? []);
const bad = results.filter((result) => grader.getScoreModifier(result) < 0);
const sum = (of: readonly string[]) =>
  of.reduce((score, result) => score + grader.getScoreModifier(result), 100);
// Extra credit counts only for those who have lost little.
const { score, grade } = grader.getGradeForScore(sum(bad) >= threshold ? sum(results) : sum(bad));
const scan: Scan = {
  score,
  grade,
  faults: bad.map((result) => `${result}: ${grader.getScoreDescription(result)}`),
};
console.log(JSON.stringify(scan));
