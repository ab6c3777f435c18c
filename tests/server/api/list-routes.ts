import type { Hono } from 'hono';
import type { ApiOptions, ServerEnv } from './api.ts';
import { listNames } from './calls.ts';
import { applyListEffects } from './generated-lists.ts';
import { writeDown } from '../switches/ledger-entry.ts';
import { readList } from './published-content.ts';
import { takeEffects } from '../switches/switch-effects.ts';

/** GET news-and-events, job-types, job-titles and advertisements, each with and without a slash at the end. */
export function addListRoutes(api: Hono<ServerEnv>, { database, switches, ledger }: ApiOptions): void {
  for (const name of listNames) {
    api.get(`/${name}`, async (context) => {
      writeDown(ledger, `GET ${name}`, context);
      const effects = takeEffects(switches, `GET ${name}`, context.env);
      const ended = effects.onArrival() ?? (await effects.run('before'));
      if (ended) return ended;
      const body = applyListEffects(name, readList(database, name), effects.listEffects());
      return context.body(JSON.stringify(body), 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache',
      });
    });
    api.all(`/${name}`, (context) =>
      context.json({ message: 'This call is read with GET.' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
    );
  }
}
