import { beforeYouWrite, contactHero } from '../../content/contact.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import before from './before-you-write.module.css';
import { ContactInformation } from './contact-information.tsx';
import classes from './contact-page.module.css';
import { WriteToUs } from './write-to-us.tsx';

/** How to reach the firm: what to know first, the form, and where the office is. */
export function ContactPage() {
  return (
    <>
      <PageHero {...contactHero} focus="62% 60%" imageClassName={classes.banner} />
      <BeforeYouWrite />
      <WriteToUs />
      <ContactInformation />
    </>
  );
}

function BeforeYouWrite() {
  const headingId = `${beforeYouWrite.sectionId}-heading`;
  return (
    <Section id={beforeYouWrite.sectionId} labelledBy={headingId} className={before.section}>
      <h2 id={headingId}>{beforeYouWrite.title}</h2>
      <ul className={before.points}>
        {beforeYouWrite.points.map(({ title, icon, text }) => (
          <li key={title}>
            <TopicIcon name={icon} className={before.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
