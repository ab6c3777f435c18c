import { Link } from '@tanstack/react-router';
import type { PracticeAreaSummary, WhyChooseUsPoint } from '../../content/types.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import services from './services-slider.module.css';
import apart from './set-apart-slider.module.css';

/** Mantine and Embla come when the page is idle; until then the cards can be read, and scrolled by hand. */
const CardSlider = latePart(() => import('../../ui/card-slider.tsx'), 'CardSlider');

/** The reasons, side by side; the row stops at both ends. */
export function SetApartSlider() {
  const { setApart } = useText('home');
  const headingId = `${setApart.sectionId}-title`;
  return (
    <Section background="band" id={setApart.sectionId}>
      <CardSlider
        heading={<h2 id={headingId}>{setApart.title}</h2>}
        headingId={headingId}
        cards={setApart.items.map((point) => (
          <Reason key={point.title} point={point} />
        ))}
        className={apart.slider}
      />
    </Section>
  );
}

function Reason({ point: { title, icon, description, link, linkLabel } }: { point: WhyChooseUsPoint }) {
  return (
    <div className={apart.card}>
      <TopicIcon name={icon} className={apart.icon} />
      <div>
        <h3>{link && !linkLabel ? <Link to={link}>{title}</Link> : title}</h3>
        <p>{description}</p>
        {link && linkLabel && (
          <Link to={link} className={apart.more}>
            {linkLabel} <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </div>
  );
}

/** The practice areas in an endless row. */
export function ServicesSlider() {
  const { sectionId, title, intro } = useText('home').homeServices;
  const { practiceAreas } = useText('site');
  const headingId = `${sectionId}-title`;
  return (
    <Section id={sectionId}>
      <CardSlider
        heading={
          <div className={services.heading}>
            <h2 id={headingId}>{title}</h2>
            <p className="dim">{intro}</p>
          </div>
        }
        headingId={headingId}
        cards={practiceAreas.map((area) => (
          <AreaCard key={area.slug} area={area} />
        ))}
        loop
        className={services.slider}
      />
    </Section>
  );
}

function AreaCard({ area }: { area: PracticeAreaSummary }) {
  const { homeServices } = useText('home');
  return (
    <div className={services.card}>
      <Drawing name={`practice-${area.slug}`} alt="" />
      <div>
        <h3>{keepHyphenated(area.title)}</h3>
        <ButtonLink to={area.path} variant="quiet" size="sm">
          {homeServices.viewMore}
          {/* Links of the same words: read alone, each says where it leads. */}
          <span className="visually-hidden"> {area.title}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
