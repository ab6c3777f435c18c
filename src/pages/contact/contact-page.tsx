import { PageHero } from '../../ui/page-hero.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { useText } from '../../ui/use-text.ts';
import before from './before-you-write.module.css';
import { ContactInformation } from './contact-information.tsx';
import classes from './contact-page.module.css';
import write from './write-to-us.module.css';

/** Fields, rules and outbox come after everything else; the form can be read, and written in, before. */
const ContactForm = latePart(() => import('../../forms/contact-form.tsx'), 'ContactForm');

/** How to reach the firm: what to know first, the form, and where the office is. */
export function ContactPage() {
  const { contactHero } = useText('contact');
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
  const { beforeYouWrite } = useText('contact');
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

/** The form, with what the visitor should know before writing beside it. */
function WriteToUs() {
  const { contactForm } = useText('contact');
  const { firm } = useText('site');
  const headingId = `${contactForm.sectionId}-heading`;
  return (
    <Section id={contactForm.sectionId} labelledBy={headingId}>
      <div className={write.columns}>
        <div>
          <h2 id={headingId}>{contactForm.tagline}</h2>
          <p className={`dim ${write.text}`}>{contactForm.taglineText}</p>
          {firm.social.length > 0 && <p className={write.follow}>{contactForm.socialHeading}</p>}
          <SocialLinks links={firm.social} className={write.networks} />
        </div>
        <Reveal from="below" threshold={0.2}>
          <ContactForm />
        </Reveal>
      </div>
    </Section>
  );
}
