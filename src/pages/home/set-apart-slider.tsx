import { Link } from '@tanstack/react-router';
import { setApart } from '../../content/home.ts';
import type { WhyChooseUsPoint } from '../../content/types.ts';
import { carouselText } from '../../content/carousel.ts';
import { CardSlider } from '../../ui/card-slider.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './set-apart-slider.module.css';

/** Ten reasons, side by side; the row stops at both ends. */
export function SetApartSlider() {
  const headingId = `${setApart.sectionId}-title`;
  return (
    <Section ground="band" id={setApart.sectionId}>
      <CardSlider
        heading={<h2 id={headingId}>{setApart.title}</h2>}
        headingId={headingId}
        cards={setApart.items.map((point) => ({
          key: point.title,
          content: <Reason point={point} />,
        }))}
        words={carouselText}
        className={classes.slider}
      />
    </Section>
  );
}

function Reason({ point: { title, icon, description, link, linkLabel } }: { point: WhyChooseUsPoint }) {
  return (
    <div className={classes.card}>
      <TopicIcon name={icon} className={classes.icon} />
      <div>
        <h3>{link && !linkLabel ? <Link to={link}>{title}</Link> : title}</h3>
        <p>{description}</p>
        {link && linkLabel && (
          <Link to={link} className={classes.more}>
            {linkLabel} <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </div>
  );
}
