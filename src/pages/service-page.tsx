import { Link, useLoaderData } from '@tanstack/react-router';
import type { ServicePage as ServiceContent, ServiceSummary } from '../content/types.ts';
import { Drawing } from '../ui/drawing.tsx';
import { drawingOf } from '../content/drawings.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { TopicIcon } from '../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../ui/keep-hyphenated.tsx';
import { PointList } from '../ui/point-list.tsx';
import { Section, WithMarginNote, Wrap } from '../ui/section.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './service-page.module.css';

/** The template of the services. Its route (app/router.tsx) loads what it shows before it renders. */
export function ServicePage() {
  const { serviceBreadcrumb, serviceText } = useText('service-text');
  const { practiceAreas } = useText('site');
  const service = useLoaderData({ strict: false }) as ServiceSummary & ServiceContent;
  const image = `service-${service.slug}` as const;
  const points = service.points.map(({ sectionId, heading, body }) => ({
    id: sectionId,
    title: heading,
    text: body,
  }));
  return (
    <>
      <section
        className={classes.hero}
        style={{ background: `var(--dark-background-${drawingOf(image).background})` }}
        data-dark-background=""
      >
        <Drawing name={image} alt="" eager className={classes.frieze} />
        <Wrap className={classes.title}>
          <Breadcrumb steps={[...serviceBreadcrumb, { label: service.title }]} />
          <h1>{keepHyphenated(service.title)}</h1>
        </Wrap>
      </section>
      <Section>
        <WithMarginNote note={serviceText.note}>
          <h2>{serviceText.heading}</h2>
          <p className={`lead ${classes.intro}`}>{service.intro}</p>
          <PointList points={points} className={classes.points} />
        </WithMarginNote>
      </Section>
      <Section background="band">
        <WithMarginNote>
          <h2>{serviceText.relatedHeading}</h2>
          <ul className={classes.related}>
            {practiceAreas
              .filter(({ slug }) => service.related.includes(slug))
              .map(({ path, title, icon, summary }) => (
                <li key={path}>
                  <Link to={path}>
                    <TopicIcon name={icon} className={classes.topic} />
                    <span>
                      <strong>{keepHyphenated(title)}</strong>
                      <span className="dim small">{summary}</span>
                    </span>
                    <Icon name="arrow-right" className={classes.arrow} />
                  </Link>
                </li>
              ))}
          </ul>
        </WithMarginNote>
      </Section>
    </>
  );
}
