import { apiCalls } from '../api/calls.ts';
import type { Effect, EffectKind, Switch } from './switches.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isString: Check = (value) => typeof value === 'string';
const isStatus: Check = (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599;
const isRedirect: Check = (value) => [301, 302, 303, 307, 308].includes(value as number);
const isAnything: Check = () => true;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The fields of every kind of effect besides `kind`. The compiler asks for a new kind here. */
const effectFields: Record<EffectKind, Record<string, Check>> = {
  fail: { status: isStatus, retryAfter: optional((value) => isNumber(value) || isString(value)) },
  delay: { milliseconds: isNumber },
  hold: {},
  hang: {},
  refuse: {},
  cut: {},
  'slow upload': { bytesPerSecond: isNumber },
  'cut upload': { afterBytes: isNumber },
  'malformed JSON': {},
  'wrong content type': {},
  'captive portal': {},
  redirect: { location: optional(isString), status: optional(isRedirect) },
  raw: { body: isString, status: optional(isStatus), contentType: optional(isString) },
  empty: {},
  many: { count: isNumber },
  list: { body: isAnything },
};

const switchFields: Record<keyof Switch, Check> = {
  call: (value) => value === '*' || apiCalls.some((call) => call === value),
  effect: (value) => isEffect(value),
  stage: optional((value) => value === 'before' || value === 'after'),
  skip: optional(isNumber),
  times: optional(isNumber),
};

function isEffect(value: unknown): value is Effect {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const kind = Object.keys(effectFields).find((name) => name === value.kind) as EffectKind | undefined;
  return kind !== undefined && fits(value, { kind: isString, ...effectFields[kind] });
}

function fits(value: object, fields: Record<string, Check>): boolean {
  const given = new Map(Object.entries(value));
  return (
    [...given.keys()].every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => check(given.get(name)))
  );
}

/** @returns the switches, or what is wrong with them */
export function parseSwitches(value: unknown): Switch[] | string {
  if (!Array.isArray(value)) return 'A JSON list of switches is expected, called application/json.';
  const wrong = value.findIndex(
    (entry) => typeof entry !== 'object' || entry === null || !fits(entry, switchFields),
  );
  return wrong === -1 ? (value as Switch[]) : `Entry ${wrong} is not a switch.`;
}
