import type { ReactNode } from 'react';
import classes from './reveal.module.css';
import { useEntrance } from './use-entrance.ts';

interface RevealProps {
  /** Share of the element, 0 to 1, that has to be visible before it enters. */
  readonly threshold?: number;
  readonly from: 'left' | 'right' | 'below';
  readonly className?: string | undefined;
  readonly as?: 'div' | 'li' | 'p';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Content that slides and fades in once, when the visitor reaches it (useEntrance); without script it is simply there. */
export function Reveal({ threshold = 0.1, from, className, as: Element = 'div', id, children }: RevealProps) {
  const { state, watch } = useEntrance(threshold);
  return (
    <Element
      ref={watch}
      id={id}
      className={[classes[from], state !== 'rest' && classes[state], className].filter(Boolean).join(' ')}
      data-reveal={state}
    >
      {children}
    </Element>
  );
}
