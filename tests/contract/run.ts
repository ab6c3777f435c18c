import { parseArgs } from 'node:util';
import { connect } from './api.ts';
import { checkRules, rulesFor } from './check-rules.ts';

/*
 * npm run test:contract -- https://api.example.org/ [--origin https://www.example.org] [--flood]
 * asks a server for what the site relies on. The address is that of VITE_API_BASE_URL, --origin that of the site where it
 * is another. It stores some twenty submissions that say that they are a test; --flood sends up to 300 empty ones.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, flood: { type: 'boolean' } },
});
const [base] = positionals;
if (base === undefined || !URL.canParse(base)) {
  console.error(
    'Name the API: npm run test:contract -- https://api.example.org/ --origin https://www.example.org',
  );
  process.exit(2);
}

const api = connect(base, values.origin);
let broken = 0;
for await (const { rule, fault } of checkRules(api, rulesFor(api, values.flood))) {
  console.log(fault === null ? `holds   ${rule}` : `BROKEN  ${rule}\n        ${fault}`);
  if (fault !== null) broken += 1;
}

console.log('\nNot tested, for it cannot be seen from outside:');
console.log(
  '- that keys are kept for 30 days, that a submission is stored, and once, and that somebody reads it',
);
if (!values.origin) console.log('Not tested without --origin: what a site on another origin needs (CORS)');
if (!values.flood) console.log('Not tested without --flood: a limit for who sends too much');
console.log(
  `\n${broken === 0 ? 'The contract holds.' : `${broken} rules are broken.`} Delete the test submissions.`,
);
process.exitCode = broken === 0 ? 0 : 1;
