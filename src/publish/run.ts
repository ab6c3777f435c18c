import { publishCheck, publishedAddress } from './publish-check.ts';

/* npm run publish-check: what is in the way of publishing this site, and what a lawyer has to confirm. */

const { findings, toConfirm } = await publishCheck(process.cwd(), publishedAddress());
console.log(`A lawyer has to confirm:\n\n${toConfirm.join('\n')}\n`);
if (findings.length === 0) console.log('Nothing else is in the way of publishing.');
else console.log(`Not to be published:\n\n${findings.join('\n\n')}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
