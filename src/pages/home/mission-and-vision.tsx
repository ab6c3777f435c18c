import { missionAndVision } from '../../content/home.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './mission-and-vision.module.css';

/** The two windows: an arch for the mission, a circle for the vision. The slides of the same names lend their drawings. */
const windows = [
  { image: 'hero-home-mission', shape: classes.arch },
  { image: 'hero-home-vision', shape: classes.disc },
] as const;

/** Mission and vision below two windows that hang at different heights. */
export function MissionAndVision() {
  const { sectionId, title, items } = missionAndVision;
  return (
    <Section id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <div className={classes.pair}>
        {items.map((item, index) => {
          const window = windows[index % windows.length];
          return (
            <div key={item.title}>
              {window && (
                <div className={`${classes.window} ${window.shape}`}>
                  {/* The title below says what it shows. */}
                  <Drawing name={window.image} alt="" />
                </div>
              )}
              <h3>
                <TopicIcon name={item.icon} className={classes.icon} />
                {item.title}
              </h3>
              <p>{item.description}</p>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
