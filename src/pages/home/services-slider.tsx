import { homeServices } from '../../content/home.ts';
import { practiceAreas } from '../../content/practice-areas/index.ts';
import type { PracticeAreaSummary } from '../../content/types.ts';
import { carouselText } from '../../content/carousel.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSlider } from '../../ui/card-slider.tsx';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './services-slider.module.css';

/** The fourteen practice areas in an endless row. */
export function ServicesSlider() {
  const { sectionId, title, intro } = homeServices;
  const headingId = `${sectionId}-title`;
  return (
    <Section id={sectionId}>
      <CardSlider
        heading={
          <div className={classes.heading}>
            <h2 id={headingId}>{title}</h2>
            <p className="dim">{intro}</p>
          </div>
        }
        headingId={headingId}
        cards={practiceAreas.map((area) => ({ key: area.slug, content: <AreaCard area={area} /> }))}
        loop
        words={carouselText}
        className={classes.slider}
      />
    </Section>
  );
}

function AreaCard({ area }: { area: PracticeAreaSummary }) {
  return (
    <div className={classes.card}>
      <Drawing name={`practice-${area.slug}`} alt="" />
      <div>
        <h3>{keepHyphenated(area.title)}</h3>
        <ButtonLink to={area.path} look="quiet" size="sm">
          {homeServices.viewMore}
          {/* Fourteen links of the same words: read alone, each says where it leads. */}
          <span className="visually-hidden"> {area.title}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
