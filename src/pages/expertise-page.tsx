import { Link } from '@tanstack/react-router';
import { contactFormSectionId } from '../content/slugs.ts';
import { Drawing } from '../ui/drawing.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ClosingBlock } from '../ui/closing-block.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './expertise-page.module.css';

export function ExpertisePage() {
  const { expertiseHero, expertiseList, freeConsultation } = useText('expertise');
  const { services } = useText('site');
  return (
    <>
      <PageHero {...expertiseHero} imageClassName={classes.light} />
      <Section id={expertiseList.sectionId}>
        <WithMarginNote note={expertiseList.note}>
          <h2>{expertiseList.title}</h2>
          <p className={`lead dim ${classes.intro}`}>{expertiseList.intro}</p>
        </WithMarginNote>
        <ul className={classes.services}>
          {services.map(({ slug, path, title, summary }) => (
            <li key={slug}>
              <Link to={path}>
                <Drawing name={`service-${slug}`} alt="" className={classes.frieze} />
                <span>
                  <strong>{title}</strong>
                  <span className="dim small">{summary}</span>
                </span>
                <Icon name="arrow-right" className={classes.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingBlock {...freeConsultation}>
        <ButtonLink to="/contact" hash={contactFormSectionId}>
          {freeConsultation.button}
        </ButtonLink>
      </ClosingBlock>
    </>
  );
}
