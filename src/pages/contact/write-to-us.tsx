import { contactForm } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import classes from './write-to-us.module.css';

/** Fields, rules and outbox come after everything else; the form can be read, and written in, before. */
const ContactForm = latePart(async () => (await import('../../forms/contact-form.tsx')).ContactForm);

const networks = ['facebook', 'youtube', 'instagram'] as const;
const headingId = `${contactForm.sectionId}-heading`;

/** The form, with what the visitor should know before writing beside it. */
export function WriteToUs() {
  return (
    <Section id={contactForm.sectionId} labelledBy={headingId}>
      <div className={classes.columns}>
        <div>
          <h2 id={headingId}>{contactForm.tagline}</h2>
          <p className={`dim ${classes.text}`}>{contactForm.taglineText}</p>
          <p className={classes.follow}>{contactForm.socialHeading}</p>
          <SocialLinks networks={networks} social={firm.social} className={classes.networks} />
        </div>
        <Reveal threshold={0.2} className={classes.form}>
          <ContactForm />
        </Reveal>
      </div>
    </Section>
  );
}
