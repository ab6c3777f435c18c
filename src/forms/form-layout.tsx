import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './form-layout.module.css';
import { SpamTrap } from './spam-trap.tsx';
import type { OutboxForm } from './use-outbox-form.ts';

const privacyPath = '/privacy';

/** Two columns from 620 px, one below. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

/**
 * Keeps the focus in the field while a button is pressed: leaving the field may show its message, and the button would
 * move away from under the pointer before it is released.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface OutboxFormLayoutProps<Values extends object> {
  readonly outboxForm: OutboxForm<Values>;
  readonly label: string;
  readonly text: { readonly submit: string; readonly submitting: string; readonly privacyNote: string };
  readonly children: ReactNode;
}

/**
 * A form of the outbox: notice and fields, then the buttons and what happens with the details. While it sends, the
 * button has a spinner, other words, and no second click.
 */
export function OutboxFormLayout<Values extends object>({
  outboxForm,
  label,
  text,
  children,
}: OutboxFormLayoutProps<Values>) {
  const { outboxText } = useText('outbox');
  const { busy } = outboxForm.submission;
  const privacy = useText('site').footPages.find(({ path }) => path === privacyPath);
  return (
    <MantineScope>
      <form method="dialog" className={classes.form} aria-label={label} {...outboxForm.attributes}>
        <SpamTrap />
        {children}
        <div className={classes.foot}>
          <Button type="submit" disabled={busy} onMouseDown={keepFocus}>
            <span>{busy ? text.submitting : text.submit}</span>
          </Button>
          {outboxForm.form.isBegun && !busy && (
            <PlainButton onClick={outboxForm.clear}>{outboxText.form.clear}</PlainButton>
          )}
          <p className={classes.note}>
            {text.privacyNote} <Link to={privacyPath}>{privacy?.title}</Link>
          </p>
        </div>
      </form>
    </MantineScope>
  );
}

/** An action that looks like a link. */
export function PlainButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={classes.plain} onMouseDown={keepFocus} onClick={onClick}>
      {children}
    </button>
  );
}
