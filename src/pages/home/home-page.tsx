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
  const { homeHeading } = useText('home');
  return (
    <>
      <h1 className={classes.heading}>{homeHeading}</h1>
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
