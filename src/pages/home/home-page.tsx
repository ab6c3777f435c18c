import { Link } from '@tanstack/react-router';
import type { WhyChooseUsPoint } from '../../content/types.ts';
import { telHref } from '../../lib/links.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TopicIcon } from '../../ui/icons/topic-icon.tsx';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section, WithMarginNote, Wrap } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import about from './about-us.module.css';
import { CountUp } from './count-up.tsx';
import experience from './experience-block.module.css';
import { HeroCarousel } from './hero-carousel.tsx';
import page from './home-page.module.css';
import pair from './mission-and-vision.module.css';
import bays from './principles.module.css';
import services from './services-slider.module.css';
import apart from './set-apart-slider.module.css';

/** Mantine and Embla come when the page is idle; until then the cards can be read, and scrolled by hand. */
const CardSlider = latePart(() => import('../../ui/card-slider.tsx'), 'CardSlider');

/** The front door: who the firm is, by what it stands, what it does. */
export function HomePage() {
  const { firm } = useText('site');
  return (
    <>
      {/* The slides below change, so none of them can be the heading. Screen readers and searches read it. */}
      <h1 className={page.heading}>{`${firm.name}, ${firm.descriptor}`}</h1>
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

/** Who the firm is, with its picture from edge to edge. */
function AboutUs() {
  const { aboutUs } = useText('home');
  const { firm } = useText('site');
  const { sectionId, sectionName, sectionTitle, sectionDescription, sectionPoints } = aboutUs;
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`} className={about.section}>
      <Wrap>
        <Reveal from="left">
          <WithMarginNote note={sectionName}>
            <h2 id={`${sectionId}-title`}>
              <span className={about.subject}>{`${firm.name}:`}</span>
              {` ${sectionTitle}`}
            </h2>
          </WithMarginNote>
        </Reveal>
      </Wrap>
      <div className={about.picture}>
        <Reveal from="right">
          <Drawing name={aboutUs.image} alt={aboutUs.imageAlt} />
        </Reveal>
      </div>
      <Wrap>
        <Reveal from="left">
          <WithMarginNote>
            <div className={about.text}>
              {sectionDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ul className={about.points}>
              {sectionPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </WithMarginNote>
        </Reveal>
      </Wrap>
    </section>
  );
}

function ExperienceBlock() {
  const { sectionId, counterLabel, heading, textLeft, textRight, callNow } = useText('home').experience;
  const { firm } = useText('site');
  return (
    <Section
      background="band"
      id={sectionId}
      labelledBy={`${sectionId}-title`}
      className={experience.section}
    >
      <div className={experience.columns}>
        <div>
          <CountUp value={firm.yearsOfExperience} />
          <p className="lead">{counterLabel}</p>
        </div>
        <div>
          <h2 id={`${sectionId}-title`}>{heading}</h2>
          <div className={experience.texts}>
            <Reveal as="p" from="left">
              {textLeft}
            </Reveal>
            <Reveal as="p" from="right">
              {textRight}
            </Reveal>
          </div>
          <ButtonAnchor href={telHref(firm.phone.tel)} icon={<Icon name="phone" />}>
            {callNow}
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  );
}

/** The openings that light falls through, one above each principle. */
const openings = ['triangle', 'circle', 'slot'] as const;

/** The three principles side by side, each below its illustration. */
function Principles() {
  const { sectionId, title, intro, items } = useText('home').principles;
  return (
    <Section background="dark" id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <p className={`lead dim ${bays.intro}`}>{intro}</p>
      <ul className={bays.bays}>
        {items.map((principle, index) => (
          <li key={principle.title}>
            <Drawing name={`principle-${openings[index % 3] ?? 'circle'}`} alt="" />
            <div>
              <h3>
                <TopicIcon name={principle.icon} className={bays.icon} />
                {principle.title}
              </h3>
              <p>{principle.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Mission and vision below two windows, an arch and a circle, that hang at different heights. */
function MissionAndVision() {
  const { sectionId, title, items } = useText('home').missionAndVision;
  return (
    <Section id={sectionId} labelledBy={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`}>{title}</h2>
      <div className={pair.pair}>
        {items.map(({ title: name, icon, image, description }) => (
          <div key={name}>
            <div className={pair.window}>
              {/* The title below says what it shows. */}
              <Drawing name={image} alt="" />
            </div>
            <h3>
              <TopicIcon name={icon} className={pair.icon} />
              {name}
            </h3>
            <p>{description}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The reasons, side by side; the row stops at both ends. */
function SetApartSlider() {
  const { sectionId, title, items } = useText('home').setApart;
  const reasons: readonly WhyChooseUsPoint[] = items;
  const headingId = `${sectionId}-title`;
  return (
    <Section background="band" id={sectionId}>
      <CardSlider
        heading={<h2 id={headingId}>{title}</h2>}
        headingId={headingId}
        cards={reasons.map(({ title: name, icon, description, link, linkLabel }) => (
          <div key={name} className={apart.card}>
            <TopicIcon name={icon} className={apart.icon} />
            <div>
              <h3>{link && !linkLabel ? <Link to={link}>{name}</Link> : name}</h3>
              <p>{description}</p>
              {link && linkLabel && (
                <Link to={link} className={apart.more}>
                  {linkLabel} <Icon name="arrow-right" />
                </Link>
              )}
            </div>
          </div>
        ))}
        className={apart.slider}
      />
    </Section>
  );
}

/** The practice areas in an endless row. */
function ServicesSlider() {
  const { sectionId, title, intro, viewMore } = useText('home').homeServices;
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
          <div key={area.slug} className={services.card}>
            <Drawing name={`practice-${area.slug}`} alt="" />
            <div>
              <h3>{keepHyphenated(area.title)}</h3>
              <ButtonLink to={area.path} variant="quiet" size="sm">
                {viewMore}
                {/* Links of the same words: read alone, each says where it leads. */}
                <span className="visually-hidden"> {area.title}</span>
              </ButtonLink>
            </div>
          </div>
        ))}
        loop
        className={services.slider}
      />
    </Section>
  );
}
