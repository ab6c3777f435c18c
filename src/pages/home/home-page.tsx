import { useText } from '../../ui/use-text.ts';
import { AboutUs } from './about-us.tsx';
import { ExperienceBlock } from './experience-block.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import classes from './home-page.module.css';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Principles } from './principles.tsx';
import { ServicesSlider, SetApartSlider } from './sliders.tsx';

/** The front door: who the firm is, by what it stands, what it does. */
export function HomePage() {
  const { firm } = useText('site');
  return (
    <>
      {/* The slides below change, so none of them can be the heading. Screen readers and searches read it. */}
      <h1 className={classes.heading}>{`${firm.name}, ${firm.descriptor}`}</h1>
      <HeroCarousel />
      <AboutUs />
      <ExperienceBlock />
      <Principles />
      <MissionAndVision />
      <SetApartSlider />
      <ServicesSlider />
    </>
  );
}
