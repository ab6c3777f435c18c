import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { ApiCall } from '../api/calls.ts';
import { cutConnection } from '../connection.ts';
import type { AppliedSwitch, Effect, Switches } from './switches.ts';

/** The switches as one request of one call meets them. */
export function takeEffects(switches: Switches | undefined, call: ApiCall, bindings: HttpBindings) {
  const applied = switches?.take(call) ?? [];
  const all = applied.map(({ effect }) => effect);
  return {
    all,
    /** How fast the body is read; undefined for as fast as it comes. */
    bytesPerSecond: all.find((effect) => effect.kind === 'slow upload')?.bytesPerSecond,
    /** @returns the answer that ends the request, or null to go on */
    async run(stage: AppliedSwitch['stage']): Promise<Response | null> {
      for (const { effect, stage: wanted } of applied) {
        const answer = wanted === stage ? await perform(effect, switches, bindings) : null;
        if (answer) return answer;
      }
      return null;
    },
  };
}

const portalPage =
  '<!doctype html><html lang="en"><title>Log in</title><h1>Welcome to the free wireless network</h1></html>';

/** @returns the answer that ends the request, or null when it goes on after the effect */
async function perform(
  effect: Effect,
  switches: Switches | undefined,
  bindings: HttpBindings,
): Promise<Response | null> {
  switch (effect.kind) {
    case 'delay':
      await sleep(effect.milliseconds);
      return null;
    case 'hold':
      return (await switches?.hold()) === 'cut' ? cutConnection(bindings) : null;
    case 'cut':
      return cutConnection(bindings);
    case 'fail': {
      const answer = respond(`{"message":"This is a test: ${effect.status}."}`, undefined, effect.status);
      if (effect.retryAfter !== undefined) answer.headers.set('Retry-After', String(effect.retryAfter));
      return answer;
    }
    case 'captive portal':
      return respond(portalPage, 'text/html; charset=utf-8');
    case 'redirect': {
      const headers = { Location: effect.location ?? '/', 'Cache-Control': 'no-store' };
      return new Response(null, { status: effect.status ?? 302, headers });
    }
    case 'raw':
      return respond(effect.body, effect.contentType, effect.status);
    default:
      return null;
  }
}

function respond(body: string, contentType = 'application/json', status = 200): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'no-store' };
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, headers });
}
