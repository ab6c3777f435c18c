import { parseArgs } from 'node:util';
import { connect } from './api.ts';
import { checkRules, findNothing, rulesFor } from './check-rules.ts';
import { notice } from './send.ts';

/*
 * npm run test:contract -- https://api.example.org/api [--origin https://www.example.org] [--flood]
 * asks a server for what the site relies on. The address is that of VITE_API_BASE_URL, --origin that of the site where it
 * is another. It stores some twenty submissions that say that they are a test; --flood sends up to 300 empty ones.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, flood: { type: 'boolean' } },
});
const [base] = positionals;
if (base === undefined || !/^https?:\/\//u.test(base) || !URL.canParse(base)) {
  console.error(
    `${base ? `${base} is no address that begins with http:// or https://. ` : ''}Name the API as in VITE_API_BASE_URL: npm run test:contract -- https://api.example.org/api --origin https://www.example.org`,
  );
  process.exit(2);
}

const api = connect(base, values.origin);
const nothing = await findNothing(api);
if (nothing !== null) {
  console.error(nothing);
  process.exit(1);
}
const counts = { holds: 0, BROKEN: 0, unknown: 0 };
for await (const { rule, kind, reason } of checkRules(api, rulesFor(api, values.flood))) {
  console.log(`${kind.padEnd(7)} ${rule}${reason && `\n        ${reason}`}`);
  counts[kind] += 1;
}

console.log('\nNot tested, for it cannot be seen from outside:');
console.log(
  '- that keys are kept for 30 days, that a submission is stored, and once, and that somebody reads it',
);
if (!values.origin) console.log('Not tested without --origin: what a site on another origin needs (CORS)');
if (!values.flood) console.log('Not tested without --flood: a limit for who sends too much');
console.log(
  `\n${counts.holds} rules hold, ${counts.BROKEN} broken, ${counts.unknown} unknown. Delete the test submissions: they say '${notice}', or are subscriptions of api-test…@example.com.`,
);
process.exitCode = counts.BROKEN === 0 ? 0 : 1;
