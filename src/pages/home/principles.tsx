import { Drawing } from '../../ui/drawing.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './principles.module.css';

/** The openings that light falls through, one above each principle. */
const openings = ['triangle', 'circle', 'slot'] as const;

/** The three principles side by side, each below its illustration. */
export function Principles() {
  const { sectionId, title, intro, items } = useText('home').principles;
  return (
    <Section background="dark" id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <p className={`lead dim ${classes.intro}`}>{intro}</p>
      <ul className={classes.bays}>
        {items.map((principle, index) => (
          <li key={principle.title}>
            <Drawing name={`principle-${openings[index % 3] ?? 'circle'}`} alt="" />
            <div>
              <h3>
                <TopicIcon name={principle.icon} className={classes.icon} />
                {principle.title}
              </h3>
              <p>{principle.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
