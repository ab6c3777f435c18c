import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import classes from './question.module.css';

interface QuestionProps {
  readonly question: string;
  /** The answer that changes nothing. */
  readonly keep: string;
  readonly confirm: string;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/**
 * Asks before something is lost. The harmless answer has the focus; after either the focus is back where it was, on the
 * button that asked, which therefore stays on the page.
 */
export function Question({ question, keep, confirm, onKeep, onConfirm }: QuestionProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="group" aria-labelledby={id} className={classes.question}>
      <p id={id}>{question}</p>
      <Button ref={button} size="sm" variant="quiet" onClick={onKeep}>
        {keep}
      </Button>
      <Button size="sm" onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
}
