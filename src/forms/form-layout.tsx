import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import classes from './form-layout.module.css';

/** Two columns from 620 px, one below. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

/**
 * Keeps the focus in the field while a button is pressed: leaving the field may show its message, and the button would
 * move away from under the pointer before it is released.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The button of a form: while it sends, a spinner, other words, and no second click. */
export function SubmitButton({
  busy,
  label,
  busyLabel,
}: {
  busy: boolean;
  label: string;
  busyLabel: string;
}) {
  return (
    <Button
      type="submit"
      disabled={busy}
      onMouseDown={keepFocus}
      icon={busy && <span className={classes.spinner} />}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}

/** The last line of a form: the button, other actions, and what happens with the details. */
export function FormFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      {children}
      <p className={classes.note}>{note}</p>
    </div>
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
