import { Drawing } from '../../ui/drawing.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './mission-and-vision.module.css';

/** Mission and vision below two windows, an arch and a circle, that hang at different heights. */
export function MissionAndVision() {
  const { sectionId, title, items } = useText('home').missionAndVision;
  return (
    <Section id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <div className={classes.pair}>
        {items.map(({ title: name, icon, image, description }) => (
          <div key={name}>
            <div className={classes.window}>
              {/* The title below says what it shows. */}
              <Drawing name={image} alt="" />
            </div>
            <h3>
              <TopicIcon name={icon} className={classes.icon} />
              {name}
            </h3>
            <p>{description}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
