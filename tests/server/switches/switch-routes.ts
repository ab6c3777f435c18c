import { Hono } from 'hono';
import type { ServerEnv } from '../api/api.ts';
import { apiCalls, submissionNames } from '../api/calls.ts';
import type { ApiCall } from '../api/calls.ts';
import type { Database } from '../database.ts';
import type { Ledger } from './ledger.ts';
import { listSubmissions } from '../api/submissions.ts';
import { parseSwitches } from './switch-parser.ts';
import type { Switches } from './switches.ts';

/**
 * The switches and the ledger over HTTP, for tests in another process. They show what was submitted: mount them
 * only when somebody asked for it.
 *
 * GET, PUT (replace), POST (add) and DELETE /__switches, with a JSON list of switches; POST /__switches/release
 * with {outcome?, call?}; GET and DELETE /__ledger.
 */
export function createSwitchRoutes(switches: Switches, ledger: Ledger, database: Database): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get('/__switches', (context) => context.json({ switches: switches.list(), held: switches.held() }));
  routes.on(['PUT', 'POST'], '/__switches', async (context) => {
    const parsed = parseSwitches(await readJson(context.req.raw));
    if (typeof parsed === 'string') return context.json({ message: parsed }, 400);
    if (context.req.method === 'PUT') switches.set(...parsed);
    else switches.add(...parsed);
    return context.json({ switches: switches.list() });
  });
  routes.delete('/__switches', (context) => {
    switches.clear();
    return context.body(null, 204);
  });
  routes.post('/__switches/release', async (context) => {
    const { outcome, call } = (await readJson(context.req.raw)) as { outcome?: unknown; call?: unknown };
    const named = apiCalls.find((name) => name === call);
    if (call !== undefined && !named) return context.json({ message: 'There is no such call.' }, 400);
    return context.json({ released: switches.release(outcome === 'cut' ? 'cut' : 'continue', named) });
  });
  routes.get('/__ledger', (context) => {
    const call = context.req.query('call') as ApiCall | undefined;
    const stored = submissionNames.map((name) => [name, listSubmissions(database, name)]);
    return context.json({ requests: ledger.requests(call), submissions: Object.fromEntries(stored) });
  });
  routes.delete('/__ledger', (context) => {
    ledger.clear();
    return context.body(null, 204);
  });
  return routes;
}

/** Only what is called JSON: so no other site's form can reach the switches through somebody's browser. */
async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type') !== 'application/json') return {};
  try {
    return (await request.json()) ?? {};
  } catch {
    return {};
  }
}
