import { aboutUs, aboutUsSubject } from '../../content/home.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { WithMarginNote, Wrap } from '../../ui/section.tsx';
import classes from './about-us.module.css';

/** Share of a part that has to be visible before it slides in; once only. */
const visibleShare = 0.1;

/** Who the firm is, with its picture from edge to edge. */
export function AboutUs() {
  const { sectionId, sectionName, sectionTitle, sectionDescription, sectionPoints, image, imageAlt } =
    aboutUs;
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`} className={classes.section}>
      <Wrap>
        <Reveal threshold={visibleShare} className={classes.fromLeft}>
          <WithMarginNote note={sectionName}>
            <h2 id={`${sectionId}-title`}>
              <span className={classes.subject}>{`${aboutUsSubject}:`}</span>
              {` ${sectionTitle}`}
            </h2>
          </WithMarginNote>
        </Reveal>
      </Wrap>
      <div className={classes.picture}>
        <Reveal threshold={visibleShare} className={classes.fromRight}>
          <Drawing name={image} alt={imageAlt} />
        </Reveal>
      </div>
      <Wrap>
        <Reveal threshold={visibleShare} className={classes.fromLeft}>
          <WithMarginNote>
            <div className={classes.text}>
              {sectionDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ul className={classes.points}>
              {sectionPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </WithMarginNote>
        </Reveal>
      </Wrap>
    </section>
  );
}
