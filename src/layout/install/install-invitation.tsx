import { Button } from '../../ui/button.tsx';
import classes from './install-invitation.module.css';
import { useText } from '../../ui/use-text.ts';

interface InstallInvitationProps {
  /** Whether the browser asks by itself; otherwise a guide shows how. */
  readonly isPrompt: boolean;
  readonly onAnswer: (isWelcome: boolean) => void;
}

/** Tells the style sheets how high the card is, as long as it is there (layout/contact-button, app/global.css). */
function publishHeight(element: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--lower-edge', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--lower-edge');
  };
}

/** A small card at the lower edge. It takes no focus and covers no control; either answer is remembered. */
export function InstallInvitation({ isPrompt, onAnswer }: InstallInvitationProps) {
  const { installText } = useText('install');
  const { uiText } = useText('site');
  const isComputer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const title = isComputer ? installText.invitationTitleComputer : installText.invitationTitle;
  return (
    <aside ref={publishHeight} className={classes.card} aria-label={title}>
      <img src="/icons/icon.svg" alt="" width="48" height="48" className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={`small dim ${classes.text}`}>
          {isComputer ? installText.invitationTextComputer : installText.invitationText}
        </p>
      </div>
      <div className={classes.answers}>
        <Button size="sm" onClick={() => onAnswer(true)}>
          {isPrompt ? uiText.pwa.install : installText.showHow}
        </Button>
        <Button size="sm" variant="quiet" className={classes.notNow} onClick={() => onAnswer(false)}>
          {installText.notNow}
        </Button>
      </div>
    </aside>
  );
}
