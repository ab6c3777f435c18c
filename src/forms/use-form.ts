import { useEffect, useReducer, useRef, useState } from 'react';
import { replacedFields, type Field } from '../device/early-typing.ts';
import type { FieldErrors } from './field-rules.ts';
import { isSame } from './merge-draft.ts';

export interface FormOptions<Values> {
  readonly empty: Values;
  readonly validate: (values: Values) => FieldErrors<Values>;
  /** The messages by the keys that `validate` gives. */
  readonly messages: Readonly<Record<string, string>>;
  /** Whether leaving a field checks the form too; changing one and submitting always do. */
  readonly checkOnBlur: boolean;
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>[0];

interface State<Values> {
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  readonly visited: ReadonlySet<keyof Values>;
}

type Step<Values> = (before: State<Values>) => State<Values>;

function fresh<Values>(values: Values): State<Values> {
  return { values, errors: {}, visited: new Set() };
}

/**
 * In place of Mantine's form, which is 5.9 kB in brotli where this is 0.8: the contact page has no room for it.
 *
 * Values, visited fields and messages of one form. A message shows only for a field the visitor has left, chosen or
 * tried to submit.
 * @returns the form, and the `ref` of its element
 */
export function useForm<Values extends object>({
  empty,
  validate,
  messages,
  checkOnBlur,
}: FormOptions<Values>) {
  // A reducer, because several fields may change before the next rendering: autofill does that.
  const [state, step] = useReducer((before: State<Values>, next: Step<Values>) => next(before), empty, fresh);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const latest = useRef(state.values);
  useEffect(() => {
    latest.current = state.values;
  });

  // What was typed into the prerendered page before the script arrived: read now, for the next rendering clears it.
  const [attach] = useState(() => (form: HTMLFormElement | null) => {
    setElement(form);
    const typed = typedValues(form, empty);
    if (Object.keys(typed).length === 0) return;
    step((before) => ({ ...before, values: { ...before.values, ...typed } }));
  });

  const form = {
    values: state.values,
    /** Whether it holds anything that it did not hold at the beginning. */
    isBegun: namesOf(empty).some((name) => state.values[name] !== empty[name]),
    /** The message of a field, if the visitor has been there. */
    errorOf(name: keyof Values): string | undefined {
      const key = state.visited.has(name) ? state.errors[name] : undefined;
      return key && (messages[key] ?? key);
    },
    /** `leave`: the field counts as visited at once (a choice, not typing). */
    change<Name extends keyof Values>(name: Name, value: Values[Name], leave = false): void {
      step((before) => {
        const values = { ...before.values, [name]: value };
        const visited = leave ? new Set(before.visited).add(name) : before.visited;
        return { values, visited, errors: validate(values) };
      });
    },
    leave(name: keyof Values): void {
      step((before) => ({
        values: before.values,
        visited: new Set(before.visited).add(name),
        errors: checkOnBlur ? validate(before.values) : before.errors,
      }));
    },
    /** Checks everything, shows everything. @returns whether all is well; if not, focus is on the first wrong field */
    check(): boolean {
      const errors = validate(state.values);
      step(({ values }) => ({ values, errors, visited: new Set(namesOf(empty)) }));
      firstNamedIn(element, errors)?.focus();
      return Object.keys(errors).length === 0;
    },
    /** Puts other values in; nothing counts as visited. */
    fill: (values: Values) => step(() => fresh(values)),
    /** Whether it holds these values; also from a callback that is older than a change. */
    isStill: (values: Values) => isSame(latest.current, values),
    /** Takes the focus, where the button that had it is gone. */
    focus: () => element?.focus(),
    isShown: () => element?.isConnected === true,
  };
  return [form, attach] as const;
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

function isField(element: Element): element is Field {
  return element.matches('input, textarea, select');
}

function firstNamedIn(form: HTMLFormElement | null, names: object): HTMLElement | undefined {
  return [...(form?.elements ?? [])].filter(isField).find(({ name }) => name in names);
}

/** Whether a prerendered field shows something else than it was rendered with; a field made by React never does. */
function isChanged(field: Field): boolean {
  return 'defaultValue' in field
    ? field.value !== field.defaultValue
    : field.querySelector('[selected]:not(:checked)') !== null;
}

function typedValues<Values extends object>(form: HTMLFormElement | null, empty: Values): Partial<Values> {
  const fields = form ? [...replacedFields(form), ...[...form.elements].filter(isField)] : [];
  const typed = fields.filter((field) => field.type !== 'file' && field.name in empty && isChanged(field));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Values>;
}
