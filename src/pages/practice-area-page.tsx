import type { FocusEvent } from 'react';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { PracticeAreaSlug } from '../content/slugs.ts';
import type { Badge, PracticeAreaContent, PracticeAreaSummary } from '../content/types.ts';
import { workerSettled } from '../device/worker-client.ts';
import { mailtoHref } from '../lib/links.ts';
import { fill } from '../lib/text.ts';
import { TopicIcon } from '../ui/icons/topic-icon.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Section, WithMarginNote, Wrap } from '../ui/section.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useText } from '../ui/use-text.ts';
import people from './people-of-area.module.css';
import classes from './practice-area-page.module.css';

/** The people stand in the HTML, and their links work; the words of the team come when the worker has the page. */
const People = lazyPart(async (texts) => {
  await workerSettled;
  await texts.load('team');
  return { PeopleOfArea };
}, 'PeopleOfArea');

/**
 * Browsers leave a link that is seen in part where it is: under the fade at the end of the row. Only for the keyboard: a
 * page that moves under a finger or mouse that has just been pressed loses the click.
 */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The template of the practice areas. Its route (app/router.tsx) loads what it shows before it renders. */
export function PracticeAreaPage() {
  const { practiceAreaBadges, practiceAreaBreadcrumb, practiceAreaText } = useText('practice-area-text');
  const { firm } = useText('site');
  const area = useLoaderData({ strict: false }) as PracticeAreaSummary & PracticeAreaContent;
  const body = fill(practiceAreaText.consultationMessage, { area: area.title });
  const consultation = mailtoHref(firm.email, { subject: firm.consultationSubject, body });
  return (
    <>
      <PageHero
        title={area.title}
        breadcrumb={[...practiceAreaBreadcrumb, { label: area.title }]}
        text={area.summary}
        image={`practice-${area.slug}`}
        imageAlt={area.imageAlt}
        focus="50% 42%"
      />
      <nav className={classes.contents} aria-label={practiceAreaText.onThisPage}>
        <Wrap className={classes.fade}>
          <ul>
            {area.cards.map((card) => (
              <li key={card.sectionId}>
                <Link
                  to="."
                  hash={card.sectionId}
                  activeOptions={{ includeHash: true }}
                  onFocus={bringIntoView}
                >
                  {card.title}
                </Link>
              </li>
            ))}
          </ul>
        </Wrap>
      </nav>
      <Section>
        <WithMarginNote note={practiceAreaText.note}>
          <p className={`lead ${classes.lead}`}>{area.lead}</p>
          <p className={classes.share}>
            <ShareButton id="share" title={area.title} address={area.path} />
          </p>
        </WithMarginNote>
        <div className={classes.ledger}>
          {area.cards.map((card) => (
            <article key={card.sectionId} id={card.sectionId} className={classes.card}>
              <header>
                <TopicIcon name={card.icon} className={classes.cardIcon} />
                <h2>{card.title}</h2>
              </header>
              <ul>
                {card.description.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <People slug={area.slug} />
      </Section>
      <section className={classes.badges} aria-label={practiceAreaText.badgesLabel}>
        <Wrap>
          <ul>
            {practiceAreaBadges.map((badge: Badge) => (
              <li key={badge.title}>
                <TopicIcon name={badge.icon} className={classes.badgeIcon} />
                <h2>
                  {badge.action === 'mailto' ? (
                    <a href={consultation} className={classes.badgeLink}>
                      {badge.title}
                    </a>
                  ) : (
                    badge.title
                  )}
                </h2>
                <p>{badge.text}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </section>
      <HowAMatterBegins />
    </>
  );
}

/** Who works in a practice area, if anybody does. */
function PeopleOfArea({ slug }: { slug: PracticeAreaSlug }) {
  const { teamMembers, teamText } = useText('team');
  const inArea = teamMembers.filter(({ practiceAreas }) => practiceAreas?.includes(slug));
  if (inArea.length === 0) return null;
  return (
    <div className={people.people}>
      <WithMarginNote>
        <h2>{teamText.inThisArea}</h2>
        <ul className={people.list}>
          {inArea.map(({ id, name, designation }) => (
            <li key={id}>
              <Link to="/team/$memberId" params={{ memberId: id }}>
                {name}
              </Link>
              {designation && <p className="dim small">{designation}</p>}
            </li>
          ))}
        </ul>
      </WithMarginNote>
    </div>
  );
}

function HowAMatterBegins() {
  const { sectionId, title, text, steps, note } = useText('practice-area-text').howAMatterBegins;
  return (
    <Section background="dark" id={sectionId}>
      <h2>{title}</h2>
      <p className={`lead dim ${classes.intro}`}>{text}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={`small dim ${classes.note}`}>{note}</p>
    </Section>
  );
}
