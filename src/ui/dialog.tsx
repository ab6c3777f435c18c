import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import classes from './dialog.module.css';
import { SquareButton } from './square-button.tsx';

interface DialogProps {
  /** Lets the owner close it: `ref.current.close()` gives the focus back to where it was. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly closeLabel: string;
  readonly className?: string | undefined;
  /** Class of what lies in it: a press on its padding is not one beside the dialog. */
  readonly contentClassName?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser's own, open as long as it is rendered. Escape, the button and a press beside it close it.
 * What had the focus may disappear while it is open (an entry that is deleted): then the title takes it.
 */
export function Dialog({
  ref,
  title,
  closeLabel,
  className,
  contentClassName,
  onClose,
  children,
}: DialogProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    // A press on the dark page beside it reaches the dialog itself.
    const closeFromOutside = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.addEventListener('click', closeFromOutside);
    const changes = new MutationObserver(() => {
      if (dialog.open && !dialog.contains(document.activeElement)) heading.current?.focus();
    });
    changes.observe(dialog, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener('click', closeFromOutside);
      changes.disconnect();
    };
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={contentClassName}>
        <header className={classes.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <SquareButton icon="close" label={closeLabel} onClick={() => ref.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
