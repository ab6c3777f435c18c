import { Drawing } from '../../ui/drawing.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { WithMarginNote, Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './about-us.module.css';

/** Who the firm is, with its picture from edge to edge. */
export function AboutUs() {
  const { aboutUs } = useText('home');
  const { firm } = useText('site');
  const { sectionId, sectionName, sectionTitle, sectionDescription, sectionPoints } = aboutUs;
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`} className={classes.section}>
      <Wrap>
        <Reveal from="left">
          <WithMarginNote note={sectionName}>
            <h2 id={`${sectionId}-title`}>
              <span className={classes.subject}>{`${firm.name}:`}</span>
              {` ${sectionTitle}`}
            </h2>
          </WithMarginNote>
        </Reveal>
      </Wrap>
      <div className={classes.picture}>
        <Reveal from="right">
          <Drawing name={aboutUs.image} alt={aboutUs.imageAlt} />
        </Reveal>
      </div>
      <Wrap>
        <Reveal from="left">
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
