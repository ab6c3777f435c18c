import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { PrincipleIllustration } from './principle-illustrations.tsx';
import classes from './principles.module.css';

/** The principles side by side, each below its illustration. */
export function Principles() {
  const { sectionId, title, intro, items } = useText('home').principles;
  return (
    <Section background="dark" id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <p className={`lead dim ${classes.intro}`}>{intro}</p>
      <ul className={classes.bays}>
        {items.map((principle, index) => (
          <li key={principle.title}>
            <PrincipleIllustration index={index} />
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
