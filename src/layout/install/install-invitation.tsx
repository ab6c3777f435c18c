import { useEffect, useRef } from 'react';
import { installText } from '../../content/install.ts';
import { uiText } from '../../content/ui-text.ts';
import { Button } from '../../ui/button.tsx';
import classes from './install-invitation.module.css';
import { install } from './install-prompt.ts';

interface InstallInvitationProps {
  readonly isPrompt: boolean;
  readonly onAnswer: () => void;
}

/** The property by which other parts at the lower edge of a phone know how high the invitation is. */
const lowerEdge = '--lower-edge';

/** Height of an element, told to the style sheets as long as it is there. */
function useLowerEdge() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    const { style } = document.documentElement;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => style.setProperty(lowerEdge, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(lowerEdge);
    };
  }, []);
  return ref;
}

/** A small card at the lower edge. It takes no focus and covers no control; either answer is remembered. */
export function InstallInvitation({ isPrompt, onAnswer }: InstallInvitationProps) {
  const ref = useLowerEdge();
  const isComputer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const title = isComputer ? installText.invitationTitleComputer : installText.invitationTitle;

  function answer(isWelcome: boolean) {
    document.getElementById('main')?.focus({ preventScroll: true });
    onAnswer();
    if (isWelcome) install();
  }

  return (
    <aside ref={ref} className={classes.card} aria-label={title}>
      <img src="/icons/icon.svg" alt="" width="48" height="48" className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={`small dim ${classes.text}`}>
          {isComputer ? installText.invitationTextComputer : installText.invitationText}
        </p>
      </div>
      <div className={classes.answers}>
        <Button size="sm" onClick={() => answer(true)}>
          {isPrompt ? uiText.pwa.install : installText.showHow}
        </Button>
        <Button size="sm" look="quiet" className={classes.notNow} onClick={() => answer(false)}>
          {installText.notNow}
        </Button>
      </div>
    </aside>
  );
}
