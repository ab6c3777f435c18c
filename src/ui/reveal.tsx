import type { ReactNode } from 'react';
import classes from './reveal.module.css';
import { useEntrance } from './use-entrance.ts';

interface RevealProps {
  /** Share of the element, 0 to 1, that has to be visible before it enters. */
  readonly threshold?: number;
  /** False: it leaves and enters again each time. */
  readonly once?: boolean;
  /** May set `--reveal-x` and `--reveal-y` (where it comes from) and a transition-delay. */
  readonly className?: string | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'ul' | 'ol' | 'p' | 'figure' | 'form' | 'header';
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * Content that slides and fades in when the visitor reaches it. It is there in the prerendered HTML, without script,
 * in print and with reduced motion: only what is still below the viewport after hydration waits for its entrance.
 */
export function Reveal({
  threshold = 0.1,
  once = true,
  className,
  as: Element = 'div',
  id,
  children,
}: RevealProps) {
  const { state, watch } = useEntrance(threshold, once);
  const name = { rest: '', armed: classes.armed, entered: classes.entered }[state];
  return (
    <Element
      ref={watch}
      id={id}
      className={[name, className].filter(Boolean).join(' ') || undefined}
      data-reveal={state}
    >
      {children}
    </Element>
  );
}
