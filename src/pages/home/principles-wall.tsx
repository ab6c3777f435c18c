import { principles } from '../../content/home.ts';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import { BayDrawing } from './bay-drawings.tsx';
import classes from './principles-wall.module.css';

/** The three principles as the bays of a wall, each with its opening. */
export function PrinciplesWall() {
  const { sectionId, title, intro, items } = principles;
  return (
    <Section ground="wall" id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <p className={`lead dim ${classes.intro}`}>{intro}</p>
      <ul className={classes.bays}>
        {items.map((principle, index) => (
          <li key={principle.title}>
            <BayDrawing index={index} />
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
