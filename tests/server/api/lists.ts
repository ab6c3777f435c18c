import type { Hono } from 'hono';
import { writeDown } from '../switches/ledger.ts';
import { takeEffects } from '../switches/switch-effects.ts';
import type { Effect } from '../switches/switches.ts';
import type { ApiOptions, ServerEnv } from './api.ts';
import { listNames } from './calls.ts';

/** GET news-and-events, job-types, job-titles and advertisements, each with and without a slash at the end. */
export function addListRoutes(api: Hono<ServerEnv>, { store, switches, ledger }: ApiOptions): void {
  for (const name of listNames) {
    api.get(`/${name}`, async (context) => {
      writeDown(ledger, `GET ${name}`, context);
      const effects = takeEffects(switches, `GET ${name}`, context.env);
      const ended = effects.onArrival() ?? (await effects.run('before'));
      if (ended) return ended;
      const body = effects.all.reduce<unknown>(changeList, store.lists[name]);
      return context.json(body, 200, { 'Cache-Control': 'no-cache' });
    });
    api.all(`/${name}`, (context) =>
      context.json({ message: 'This call is read with GET.' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
    );
  }
}

/** What a list becomes under a switch: emptied, multiplied or replaced by the test's own body. */
function changeList(body: unknown, effect: Effect): unknown {
  if (effect.kind === 'empty') return [];
  if (effect.kind === 'list') return effect.body;
  if (effect.kind !== 'many' || !Array.isArray(body) || body.length === 0) return body;
  return Array.from({ length: effect.count }, (_, index) => numbered(body[index % body.length], index + 1));
}

/** The item under an id, title, name or description of its own. News get older by an hour from one to the next. */
function numbered(item: Record<string, unknown>, number: number): Record<string, unknown> {
  const made = { ...item };
  if ('id' in item) made['id'] = number;
  const label = ['title', 'alt', 'name'].find((field) => typeof item[field] === 'string');
  if (label) made[label] = `${String(item[label])} ${number}`;
  if ('date_posted' in item) {
    made['date_posted'] = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString();
  }
  return made;
}
