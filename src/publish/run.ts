import { listObstacles } from './obstacle.ts';
import { publishCheck, publishedAddress } from './publish-check.ts';

/* npm run publish-check: what is in the way of publishing this site, and what a lawyer has to confirm. */

const { obstacles, toConfirm } = await publishCheck(process.cwd(), publishedAddress());
console.log(`A lawyer has to confirm:\n\n${toConfirm.join('\n')}\n`);
if (obstacles.length === 0) console.log('Nothing else is in the way of publishing.');
else console.log(`Not to be published:\n\n${listObstacles(obstacles)}\n`);
process.exitCode = obstacles.length === 0 ? 0 : 1;
