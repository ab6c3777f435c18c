import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { ApiCall } from '../api/calls.ts';
import { cutConnection, noAnswer, whenClosed } from '../connection.ts';
import type { UploadFault } from '../api/request-body.ts';
import type { AppliedSwitch, Effect, Switches } from './switches.ts';

/** The switches as one request of one call meets them. */
export interface RequestEffects {
  /** Before the body is read. @returns the answer that ends the request, or null to go on */
  onArrival(): Response | null;
  uploadFault(): UploadFault;
  /** @returns the answer that ends the request, or null to go on */
  run(stage: AppliedSwitch['stage']): Promise<Response | null>;
  /** The effects that change a list instead of ending the request. */
  listEffects(): Effect[];
}

export function takeEffects(
  switches: Switches | undefined,
  call: ApiCall,
  bindings: HttpBindings,
): RequestEffects {
  const applied = switches?.take(call) ?? [];
  const effects = applied.map(({ effect }) => effect);
  return {
    onArrival: () => (effects.some(({ kind }) => kind === 'refuse') ? cutConnection(bindings) : null),
    uploadFault() {
      const fault: UploadFault = {};
      for (const effect of effects) {
        if (effect.kind === 'slow upload') fault.bytesPerSecond = effect.bytesPerSecond;
        if (effect.kind === 'cut upload') fault.cutAfterBytes = effect.afterBytes;
      }
      return fault;
    },
    async run(stage) {
      for (const { effect, stage: wanted } of applied) {
        if (wanted !== stage) continue;
        const waited = await wait(effect, call, switches, bindings);
        const answer = waited ?? terminalAnswer(effect, bindings);
        if (answer) return answer;
      }
      return null;
    },
    listEffects: () => effects.filter(({ kind }) => kind === 'empty' || kind === 'many' || kind === 'list'),
  };
}

async function wait(
  effect: Effect,
  call: ApiCall,
  switches: Switches | undefined,
  bindings: HttpBindings,
): Promise<Response | null> {
  if (effect.kind === 'delay') await sleep(effect.milliseconds);
  if (effect.kind === 'hold' && (await switches?.hold(call)) === 'cut') return cutConnection(bindings);
  if (effect.kind === 'hang') {
    await whenClosed(bindings.outgoing);
    return noAnswer();
  }
  return null;
}

const portalPage =
  '<!doctype html><html lang="en"><title>Log in</title><h1>Welcome to the free wireless network</h1></html>';

function terminalAnswer(effect: Effect, bindings: HttpBindings): Response | null {
  switch (effect.kind) {
    case 'fail': {
      const body = JSON.stringify({ message: `This is a test: ${effect.status}.` });
      const answer = respond(body, 'application/json', effect.status);
      if (effect.retryAfter !== undefined) answer.headers.set('Retry-After', String(effect.retryAfter));
      return answer;
    }
    case 'cut':
      return cutConnection(bindings);
    case 'malformed JSON':
      return respond('[{"title": "This was broken o', 'application/json');
    case 'wrong content type':
      return respond('[]', 'text/plain; charset=utf-8');
    case 'captive portal':
      return respond(portalPage, 'text/html; charset=utf-8');
    case 'redirect': {
      const headers = { Location: effect.location ?? '/', 'Cache-Control': 'no-store' };
      return new Response(null, { status: effect.status ?? 302, headers });
    }
    case 'raw':
      return respond(effect.body, effect.contentType ?? 'application/json', effect.status);
    default:
      return null;
  }
}

const statusesWithoutBody = new Set([204, 205, 304]);

function respond(body: string, contentType: string, status = 200): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'no-store' };
  return new Response(statusesWithoutBody.has(status) ? null : body, { status, headers });
}
