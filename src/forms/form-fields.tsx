import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './form-fields.module.css';
import type { Form } from './use-form.ts';

/** The names of a form's fields that hold text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

interface FieldProps<Values extends object> {
  readonly form: Form<Values>;
  /** Name of the value, of the input, and the end of its id. */
  readonly name: TextName<Values>;
  /** Start of the ids: the form's name. */
  readonly idPrefix: string;
  readonly label: string;
  /** `in label`: it is marked as required, but may stay empty. */
  readonly required?: boolean | 'in label' | undefined;
  /** What a screen reader says of it. */
  readonly hint?: string;
}

/** Says after a label that the field is required. `hidden` from screen readers where the field itself tells them. */
export function RequiredMark({ hidden }: { hidden?: boolean }) {
  const { uiText } = useText('site');
  return (
    <span className={classes.mark} aria-hidden={hidden}>
      {uiText.forms.required}
    </span>
  );
}

type InputAttributes = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder' | 'spellCheck' | 'enterKeyHint'
>;

/**
 * What every kind of field shares: value, message, and how they are tied together for screen readers.
 * @param isChoice it counts as visited once something is chosen, while text does when the field is left
 */
function shared<Values extends object>(
  { form, name, idPrefix, label, hint, required = false, ...input }: FieldProps<Values> & InputAttributes,
  isChoice = false,
) {
  const error = form.errorOf(name);
  return {
    ...input,
    id: `${idPrefix}-${name}`,
    name,
    label: required ? (
      <>
        {label} <RequiredMark hidden={required === true} />
      </>
    ) : (
      label
    ),
    description: hint,
    descriptionProps: { className: 'visually-hidden' },
    'aria-required': required === true ? true : undefined,
    classNames: classes,
    value: String(form.values[name]),
    error: error && (
      <>
        <Icon name="alert" className={classes.errorIcon} />
        <span>{error}</span>
      </>
    ),
    errorProps: { component: 'p' as const },
    onBlur: () => form.leave(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      form.change(name, currentTarget.value as Values[typeof name], isChoice),
  };
}

/** One line of text. */
export function TextField<Values extends object>(props: FieldProps<Values> & InputAttributes) {
  return <TextInput type="text" {...shared(props)} />;
}

/** What makes a line of text an e-mail address for browsers and phones. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** The same for a telephone number, and for a person's name. */
export const phoneInput = { name: 'phone', type: 'tel', inputMode: 'tel' } as const;
export const nameInput = { autoCapitalize: 'words' } as const;

/** Several lines of text. */
export function TextAreaField<Values extends object>(props: FieldProps<Values> & { placeholder?: string }) {
  return <Textarea {...shared(props)} rows={5} />;
}

interface SelectFieldProps<Values extends object> extends FieldProps<Values> {
  readonly placeholder: string;
  readonly choices: readonly { value: string; label: string; lang?: string | undefined }[];
}

/** A choice of one: the browser's own list, which is the better one on a phone. */
export function SelectField<Values extends object>({
  placeholder,
  choices,
  ...props
}: SelectFieldProps<Values>) {
  return (
    <NativeSelect
      {...shared(props, true)}
      rightSection={<Icon name="chevron-down" />}
      data={[{ value: '', label: placeholder }, ...choices]}
    />
  );
}
