import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import { Words } from '../ui/words.tsx';
import classes from './form-banner.module.css';

interface FormBannerProps {
  /** `failed` is announced at once; `waiting` wears the running stitch of everything that waits. */
  readonly tone: 'failed' | 'sent' | 'waiting' | 'note';
  readonly text: string;
  readonly children?: ReactNode;
  /** Whether to bring it into view: the button that caused it may be a screen below. */
  readonly takesFocus?: boolean;
}

const icons = { failed: 'alert', sent: 'check', waiting: 'outbox', note: 'info' } as const;

/** What became of a submission, above the form's fields. */
export function FormBanner({ tone, text, children, takesFocus = true }: FormBannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={ref}
      className={classes.banner}
      data-tone={tone}
      role={tone === 'failed' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon name={icons[tone]} className={classes.icon} />
      <div>
        <p className={classes.text}>
          <Words text={text} />
        </p>
        {children}
      </div>
    </div>
  );
}

/** The links of a banner. */
export function BannerActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
