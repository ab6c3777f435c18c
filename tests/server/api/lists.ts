import type { Hono } from 'hono';
import { writeDown } from '../switches/ledger.ts';
import { takeEffects } from '../switches/switch-effects.ts';
import type { ApiOptions, ServerEnv } from './api.ts';
import { listNames } from './calls.ts';

/** GET news-and-events, job-types, job-titles and advertisements, each with and without a slash at the end. */
export function addListRoutes(api: Hono<ServerEnv>, { store, switches, ledger }: ApiOptions): void {
  for (const name of listNames) {
    api.get(`/${name}`, async (context) => {
      writeDown(ledger, `GET ${name}`, context);
      const effects = takeEffects(switches, `GET ${name}`, context.env);
      const ended = await effects.run('before');
      if (ended) return ended;
      const list = effects.all.find((effect) => effect.kind === 'list');
      return context.json(list ? list.body : store.lists[name], 200, { 'Cache-Control': 'no-cache' });
    });
  }
}
