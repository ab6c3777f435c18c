import type { ApproachStep, IconText, PageHeroText, PagePath, Picture, SectionConfig } from '../types.ts';

/** The two pictures take turns behind the title; a button stops them. */
export const approachHero = {
  title: 'Approach',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Our Approach' }],
  text: 'Five steps that we follow in every matter, from the first conversation to the last paper in the file.',
  backgrounds: [
    {
      image: 'hero-approach-morning',
      imageAlt: 'Five arches in a green wall; morning light falls through them to the right',
    },
    {
      image: 'hero-approach-evening',
      imageAlt: 'Five arches in a brick wall; evening light falls through them to the left',
    },
  ],
  pause: 'Pause the changing picture',
  play: 'Let the picture change',
} as const satisfies PageHeroText & {
  readonly backgrounds: readonly [Picture, Picture];
  readonly pause: string;
  readonly play: string;
};

export const approachProcess = {
  path: '/approach',
  sectionId: 'our-process',
  sectionName: 'Our Process',
  title: 'How We Work',
  intro:
    'The order matters. Facts come before goals, goals before strategy, and strategy before any letter is sent or case is filed.',
  steps: [
    {
      sectionId: 'understanding-your-legal-needs',
      title: 'Understanding Your Legal Needs',
      text: 'We listen first. At the opening meeting we take the facts, read the papers you already have, check for conflicts of interest and list what is missing. You leave knowing which law applies and which dates matter.',
    },
    {
      sectionId: 'clarifying-your-goals',
      title: 'Clarifying Your Goals',
      text: 'A legal right is only part of the picture. We ask what you want to protect, what you can spend, how quickly you need an answer and which relationships must survive, and we write those goals down.',
    },
    {
      sectionId: 'crafting-tailored-legal-strategies',
      title: 'Crafting Tailored Legal Strategies',
      text: 'We set out the available routes, such as negotiation, filing, mediation or suit, with the likely cost, time and risk of each. You choose with our recommendation in hand, and the scope and fee are agreed in writing.',
    },
    {
      sectionId: 'ensuring-transparency-and-communication',
      title: 'Ensuring Transparency and Communication',
      text: 'One named lawyer reports to you after each hearing, filing or meeting, in Bangla or English as you prefer. You receive copies of what goes out in your name, and costs are accounted for with receipts.',
    },
    {
      sectionId: 'delivering-results-and-building-relationships',
      title: 'Delivering Results and Building Relationships',
      text: 'We see the work through to the registered deed, the order, the licence or the settlement, return your originals, explain what to do next and keep a note of future dates so that the same problem does not return.',
    },
  ],
} as const satisfies SectionConfig & {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly ApproachStep[];
};

/** `note` stands in the margin beside the heading. */
export const whyOurApproachWorks = {
  path: '/approach',
  sectionId: 'why-our-approach-works',
  sectionName: 'Why Our Approach Works',
  note: 'Five reasons',
  title: 'Why Our Approach Works',
  intro:
    'It is not complicated. It is done in the same order, every time, by people who are answerable for it.',
  points: [
    {
      title: 'Client-Centric Focus',
      icon: 'heart',
      text: 'Decisions belong to the client. We explain the choices and the consequences, recommend one, and then carry out the instruction you give, within the law and our professional duties.',
    },
    {
      title: 'Tailored Solutions',
      icon: 'sliders',
      text: "A template answers somebody else's question. We fit the document, the forum and the timetable to your facts, and we say when a simple letter will do.",
    },
    {
      title: 'Transparency & Integrity',
      icon: 'eye',
      text: 'Fees, prospects and delays are discussed openly. If the evidence is weak or the other side is right on a point, you will hear it from us first.',
    },
    {
      title: 'Proactive Planning',
      icon: 'calendar-check',
      text: 'Limitation periods, renewals, hearing dates and conditions are placed on a calendar at the start, so that deadlines are met calmly and problems are seen before they arrive.',
    },
    {
      title: 'Long-Term Support',
      icon: 'lifebuoy',
      text: 'Files remain in order after a matter closes. When you return with a new question, we already know the background, and you do not pay to tell the story twice.',
    },
  ],
} as const satisfies SectionConfig & {
  readonly note: string;
  readonly title: string;
  readonly intro: string;
  readonly points: readonly IconText[];
};

export const approachClosing = {
  path: '/approach',
  sectionId: 'lets-work-together',
  sectionName: "Let's Work Together",
  title: "Let's Work Together",
  text: 'Tell us briefly what has happened and what you would like to achieve. We will say whether we can help, what we would need to see, and how the first meeting can be arranged.',
  button: { label: 'Contact Us', to: '/contact' },
} as const satisfies SectionConfig & {
  readonly title: string;
  readonly text: string;
  readonly button: { readonly label: string; readonly to: PagePath };
};
