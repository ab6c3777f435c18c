import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button.tsx';
import { TopicIcon } from '../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../ui/keep-hyphenated.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './not-found-page.module.css';

/** The answer to every address that leads nowhere, online and offline. */
export function NotFoundPage() {
  const { notFoundPicture, notFoundText, practiceAreas } = useText('site');
  return (
    <>
      <PageHero
        {...notFoundPicture}
        title={notFoundText.title}
        text={notFoundText.text}
        breadcrumb={[{ label: notFoundText.home, to: '/' }, { label: notFoundText.title }]}
      >
        <p className={classes.actions}>
          <ButtonLink to="/">{notFoundText.home}</ButtonLink>
        </p>
      </PageHero>
      <Section>
        <WithMarginNote>
          <h2>{notFoundText.practiceAreasHeading}</h2>
          <ul className={classes.areas}>
            {practiceAreas.map(({ path, title, icon }) => (
              <li key={path}>
                <Link to={path}>
                  <TopicIcon name={icon} className={classes.icon} />
                  <span>{keepHyphenated(title)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </WithMarginNote>
      </Section>
    </>
  );
}
