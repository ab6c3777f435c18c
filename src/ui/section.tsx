import type { ReactNode } from 'react';
import classes from './section.module.css';

/** The reading width of the site, 1200 px at most, with the gutter on both sides. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${classes.wrap} ${className}` : classes.wrap}>{children}</div>;
}

interface SectionProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** Paper if not said, a darker `band`, or `dark` with its courses drawn. */
  readonly background?: 'band' | 'dark' | undefined;
  readonly className?: string | undefined;
  /** Id of the heading that names the section, where a screen reader should list it. */
  readonly labelledBy?: string;
}

/** A part of a page: it opens with a change of background or a rule, never with a box. */
export function Section({ children, id, background, className, labelledBy }: SectionProps) {
  const backgrounds = { band: classes.band, dark: `${classes.dark} ${classes.lines}` };
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={[classes.section, background && backgrounds[background], className]
        .filter(Boolean)
        .join(' ')}
      {...(background === 'dark' && { 'data-dark-background': '' })}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** Text with a note in the margin, as statutes print them; below 1024 px the note stands above. At most one a section. */
export function WithMarginNote({ note, children, id }: { note?: string; children: ReactNode; id?: string }) {
  return (
    <div className={classes.margin} id={id}>
      {note && <p className={classes.note}>{note}</p>}
      <div>{children}</div>
    </div>
  );
}
