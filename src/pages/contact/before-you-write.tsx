import { beforeYouWrite } from '../../content/contact.ts';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './before-you-write.module.css';

const headingId = `${beforeYouWrite.sectionId}-heading`;

/** What to keep in mind before the first message. */
export function BeforeYouWrite() {
  return (
    <Section id={beforeYouWrite.sectionId} labelledBy={headingId} className={classes.section}>
      <h2 id={headingId}>{beforeYouWrite.title}</h2>
      <ul className={classes.points}>
        {beforeYouWrite.points.map(({ title, icon, text }) => (
          <li key={title}>
            <TopicIcon name={icon} className={classes.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
