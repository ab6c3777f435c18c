import { appendFileSync } from 'node:fs';
import { compilerFindings } from './compiler-findings.ts';
import { annotation, sentence } from './finding.ts';
import { importForVite, publishedAddress } from './publish-check.ts';

/*
 * npm run content-check: what is wrong in the content, a sentence each. In a workflow of GitHub each stands beside its line
 * in the pull request, and all of them on the page of the run.
 */

const root = process.cwd();
const findings = compilerFindings(root);
if (findings.length === 0) {
  const rules = await importForVite<typeof import('./content-rules.ts')>(root, 'content-rules.ts');
  findings.push(...rules.ruleFindings(root, publishedAddress()), ...(await rules.portraitFindings(root)));
}

const heading =
  findings.length === 0 ? 'The content is in order.' : `Mistakes in the content: ${findings.length}.`;
const isWorkflow = process.env['GITHUB_ACTIONS'] === 'true';
for (const finding of findings) console.log(isWorkflow ? annotation(finding) : sentence(finding));
console.log(heading);

const summary = process.env['GITHUB_STEP_SUMMARY'];
const lines = [`## ${heading}`, ...findings.map((each) => `- ${sentence(each)}`), ''];
if (summary !== undefined) appendFileSync(summary, lines.join('\n\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
