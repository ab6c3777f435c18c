import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import classes from './form-fields.module.css';
import { RequiredMark } from './required-mark.tsx';
import type { Form } from './use-form.ts';

/** The names of a form's fields that hold text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

interface FieldProps<Values> {
  readonly form: Form<Values>;
  /** Name of the value, of the input, and the end of its id. */
  readonly name: TextName<Values>;
  /** Start of the ids: the form's name. */
  readonly idPrefix: string;
  readonly label: string;
  /** `in label`: it is marked as required, but may stay empty. */
  readonly required?: boolean | 'in label' | undefined;
}

function FieldError({ text }: { text: string }) {
  return (
    <>
      <Icon name="alert" className={classes.errorIcon} />
      <span>{text}</span>
    </>
  );
}

/** What every kind of field shares: value, message, and how they are tied together for screen readers. */
function shared<Values>({ form, name, idPrefix, label, required = false }: FieldProps<Values>) {
  const error = form.errorOf(name);
  return {
    id: `${idPrefix}-${name}`,
    name,
    label: required ? (
      <>
        {label} <RequiredMark hidden={required === true} />
      </>
    ) : (
      label
    ),
    'aria-required': required === true ? true : undefined,
    classNames: classes,
    value: String(form.values[name]),
    error: error && <FieldError text={error} />,
    errorProps: { component: 'p' as const },
    onBlur: () => form.leave(name),
  };
}

type InputAttributes = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'spellCheck' | 'enterKeyHint'
>;

/** One line of text. */
export function TextField<Values>({
  form,
  name,
  idPrefix,
  label,
  required,
  ...input
}: FieldProps<Values> & InputAttributes) {
  return (
    <TextInput
      {...shared({ form, name, idPrefix, label, required })}
      {...input}
      onChange={(event) => form.change(name, event.currentTarget.value as Values[typeof name])}
    />
  );
}

/** Several lines of text. */
export function TextAreaField<Values>({
  form,
  name,
  idPrefix,
  label,
  required,
  placeholder,
}: FieldProps<Values> & { placeholder?: string }) {
  return (
    <Textarea
      {...shared({ form, name, idPrefix, label, required })}
      placeholder={placeholder}
      rows={5}
      onChange={(event) => form.change(name, event.currentTarget.value as Values[typeof name])}
    />
  );
}

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A choice of one: the browser's own list, which is the better one on a phone. */
export function SelectField<Values>({
  form,
  name,
  idPrefix,
  label,
  required,
  placeholder,
  choices,
}: FieldProps<Values> & { placeholder: string; choices: readonly SelectChoice[] }) {
  return (
    <NativeSelect
      {...shared({ form, name, idPrefix, label, required })}
      rightSection={<Icon name="chevron-down" />}
      onChange={(event) => form.change(name, event.currentTarget.value as Values[typeof name], true)}
      data={[{ value: '', label: placeholder }, ...choices.map((choice) => ({ ...choice }))]}
    />
  );
}
