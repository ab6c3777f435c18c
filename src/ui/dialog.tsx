import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { whenGateIsAnswered } from '../device/consent.ts';
import { listen, together } from '../device/listen.ts';
import classes from './dialog.module.css';
import { SquareButton } from './square-button.tsx';
import { useText } from './use-text.ts';

interface DialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** Of what lies in it: a press on its padding is not one beside the dialog. */
  readonly contentClassName?: string | undefined;
  /** The owner removes the dialog; the focus goes back to where it was. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser's own, open as long as it is rendered. Escape, the button and a press beside it close it.
 * The focus starts at the button, and returns to it when what had it disappears (an entry that is deleted). It waits for the
 * disclaimer: it would lie on top, and neither could be answered.
 */
export function Dialog({ title, className, contentClassName, onClose, children }: DialogProps) {
  const { uiText } = useText('site');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // A press on the dark page beside it reaches the dialog itself. One that selects text may end there.
    let pressed: EventTarget | null = null;
    const pressing = listen(dialog, 'pointerdown click', ({ type, target }) => {
      if (type === 'click' && target === dialog && pressed === dialog) dialog.close();
      pressed = target;
    });
    const changes = new MutationObserver(() => {
      if (dialog.open && !dialog.contains(document.activeElement)) button.current?.focus();
    });
    changes.observe(dialog, { childList: true, subtree: true });
    const opening = whenGateIsAnswered(() => {
      dialog.showModal();
      button.current?.focus();
    });
    return together(
      opening,
      pressing,
      () => changes.disconnect(),
      () => dialog.close(),
    );
  }, []);
  return (
    <dialog
      ref={ref}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      aria-labelledby={titleId}
      // In development effects run twice: it is closed and open again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className={contentClassName}>
        <header className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <SquareButton ref={button} icon="close" label={uiText.dialogs.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
