import type { CSSProperties, ReactNode } from 'react';
import type { BreadcrumbItem } from '../content/types.ts';
import { Drawing } from './drawing.tsx';
import { drawingOf, type ArtName } from '../content/drawings.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { keepHyphenated } from './keep-hyphenated.tsx';
import classes from './page-hero.module.css';

interface PageHeroProps {
  readonly title: string;
  readonly breadcrumb: readonly BreadcrumbItem[];
  readonly text?: string;
  readonly image: ArtName;
  readonly imageAlt?: string;
  /** Which part of the drawing stays in view when it is cropped, as a CSS object-position. */
  readonly focus?: string;
  readonly imageClassName?: string | undefined;
  /** Replaces the drawing: the two backgrounds of the approach page. */
  readonly figure?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of an inner page: the title on the drawing's own background colour, the drawing beside it, on phones above it. */
export function PageHero(props: PageHeroProps) {
  const { title, breadcrumb, text, image, imageAlt = '', focus, imageClassName, figure, children } = props;
  return (
    <section
      className={classes.hero}
      style={{ background: `var(--dark-background-${drawingOf(image).background})` }}
      data-dark-background=""
    >
      <div className={classes.figure} style={{ '--hero-focus': focus } as CSSProperties}>
        {figure ?? <Drawing name={image} alt={imageAlt} eager className={imageClassName} />}
      </div>
      <div className={classes.text}>
        <Breadcrumb steps={breadcrumb} />
        <h1>{keepHyphenated(title)}</h1>
        {text && <p className={`lead ${classes.lead}`}>{text}</p>}
        {children}
      </div>
    </section>
  );
}
