import type { ReactNode } from 'react';
import classes from './closing-block.module.css';
import { Section } from './section.tsx';

interface ClosingBlockProps {
  readonly sectionId: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The dark section at the end of a page that says what to do next; its child is the one button that leads on. */
export function ClosingBlock({ sectionId, title, text, children }: ClosingBlockProps) {
  return (
    <Section background="dark" id={sectionId}>
      <div className={classes.block}>
        <div>
          <h2>{title}</h2>
          <p className={`lead dim ${classes.text}`}>{text}</p>
        </div>
        {children}
      </div>
    </Section>
  );
}
