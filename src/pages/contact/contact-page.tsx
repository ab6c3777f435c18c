import { contactHero } from '../../content/contact.ts';
import { uiText } from '../../content/ui-text.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { BeforeYouWrite } from './before-you-write.tsx';
import { ContactInformation } from './contact-information.tsx';
import classes from './contact-page.module.css';
import { WriteToUs } from './write-to-us.tsx';

/** How to reach the firm: what to know first, the form, and where the office is. */
export function ContactPage() {
  return (
    <>
      <PageHero
        {...contactHero}
        breadcrumbLabel={uiText.navigation.breadcrumb}
        focus="62% 60%"
        figure={
          <div className={classes.banner}>
            <Drawing name={contactHero.image} alt={contactHero.imageAlt} eager />
          </div>
        }
      />
      <BeforeYouWrite />
      <WriteToUs />
      <ContactInformation />
    </>
  );
}
