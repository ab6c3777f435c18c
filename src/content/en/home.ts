import type { ArtName } from '../drawings.ts';
import type { AboutUs, Experience, HeroSlide, Principle, SectionConfig, WhyChooseUsPoint } from '../types.ts';

interface CardSection<Card> extends SectionConfig {
  readonly title: string;
  readonly items: readonly Card[];
}

export const heroSlides = [
  {
    id: 'principles',
    image: 'hero-home-principles',
    imageAlt:
      'A great circle cut in a dark green wall; inside it a pale triangle, and inside the triangle a tall doorway, mirrored in still water',
    title: 'Our Principles',
    description:
      'Excellence, Integrity and Innovation: three commitments that guide how we advise, how we charge and how we keep our word.',
  },
  {
    id: 'mission',
    image: 'hero-home-mission',
    imageAlt: 'A flight of steps rising through blue arches to a bright doorway',
    title: 'Mission',
    description:
      'To empower our clients to live and do business in a secure, compliant environment, with advice tailored to their needs.',
  },
  {
    id: 'vision',
    image: 'hero-home-vision',
    imageAlt:
      'A calm river winding from the horizon to a small boat, seen through a great circle in a brick wall at sunrise',
    title: 'Vision',
    description:
      'Law as a tool to prevent conflict: understood early, written down clearly and followed, so that fewer disputes begin.',
  },
] as const satisfies readonly HeroSlide[];

/** Name of the slides for screen readers. */
export const heroCarouselLabel = 'Our Principles, Mission and Vision';

export const aboutUs = {
  path: '/',
  sectionId: 'about-us-home',
  sectionName: 'About Us',
  sectionTitle: 'a dynamic and forward-thinking law firm',
  sectionDescription: [
    'We advise individuals, families and businesses on the law of Bangladesh, and represent them before courts, tribunals and public offices across the country. We aim to redefine how legal services are provided here: advice tailored to each client, given in plain language, with the steps, the cost and the risks explained before the work begins.',
    'Our priorities are transparency, integrity, excellence and efficiency. We study the facts, name the law that applies, and say openly what we do not yet know. Much of our work is done so that a dispute never starts. When one cannot be avoided, we prepare it with care and represent the client with respect for the court and for the other side.',
  ],
  sectionPoints: [
    'committed to building trusted',
    'individuals and businesses alike',
    'long-lasting partnerships',
    'intricacies of the legal landscape',
  ],
  image: 'hero-about',
  imageAlt:
    'Concrete and brick chambers with round, triangular and arched openings beside still water, where two hijal trees stand',
} as const satisfies AboutUs;

export const experience = {
  path: '/',
  sectionId: 'principles-home',
  sectionName: 'Experience',
  counterLabel: 'Years of experience',
  heading: 'Experience that reads the whole file',
  textLeft:
    'Legal problems seldom arrive neatly labelled. A land purchase becomes a tax question; a family settlement needs a company resolution. Our lawyers and advisors come from different fields of practice and read each file together, so that one answer does not create the next problem.',
  textRight:
    'You deal with one named lawyer who knows your matter, keeps you informed after each step and tells you when a cheaper or quieter route is open. If we are not the right firm for the work, we say so at the first meeting.',
  callNow: 'Call Now',
} as const satisfies Experience;

export const principles = {
  path: '/',
  sectionId: 'our-principles',
  sectionName: 'Our Principles',
  title: 'Our Principles',
  intro: 'Three principles decide how we work when nobody is watching.',
  items: [
    {
      title: 'Excellence',
      icon: 'award',
      description:
        'We prepare thoroughly. Statutes, gazettes and records are checked at source, drafts are reviewed by a second lawyer, and every opinion states the facts and the law on which it rests.',
    },
    {
      title: 'Integrity',
      icon: 'scale',
      description:
        'We give the advice that the case requires, including advice that is unwelcome. Confidences are kept, conflicts of interest are declined, and fees are agreed in writing before work starts.',
    },
    {
      title: 'Innovation',
      icon: 'bulb',
      description:
        'We use technology and alternative dispute resolution where they truly help: shared electronic files, remote meetings, clear checklists and mediation, without losing the formality that courts and registries expect.',
    },
  ],
} as const satisfies CardSection<Principle> & { readonly intro: string };

export const missionAndVision = {
  path: '/',
  sectionId: 'mission-vision',
  sectionName: 'Mission & Vision',
  title: 'Mission & Vision',
  items: [
    {
      title: 'Mission',
      icon: 'target',
      image: 'hero-home-mission',
      description:
        'Our mission is to empower clients in a secure, compliant environment. We help people and organisations to understand their rights and duties, to put agreements in proper form, and to act with confidence inside the law.',
    },
    {
      title: 'Vision',
      icon: 'eye',
      image: 'hero-home-vision',
      description:
        'We see law as a tool to prevent conflict. A deed checked in time, a clear contract or an honest early conversation can spare years in court. We work towards a Bangladesh where that is the ordinary way of doing things.',
    },
  ],
} as const satisfies CardSection<Principle & { readonly image: ArtName }>;

export const setApart = {
  path: '/',
  sectionId: 'set-us-apart',
  sectionName: 'Things That Set Us Apart',
  title: 'Things That Set Us Apart',
  items: [
    {
      title: 'Experience and Expertise',
      icon: 'certificate',
      link: '/expertise',
      description:
        'Our team brings together lawyers from corporate, property, litigation, family and tax practice, so that each matter is handled by people who know its field.',
      linkLabel: 'Our expertise',
    },
    {
      title: 'Client-Centric Approach',
      icon: 'heart',
      link: '/approach',
      description:
        'We begin with your goals, budget and deadlines, agree a plan in writing, and adjust it with you as the facts and the law develop.',
      linkLabel: 'Our approach',
    },
    {
      title: 'Proven Track Record',
      icon: 'checklist',
      link: '/',
      description:
        'Our lawyers have appeared before trial courts, tribunals and both Divisions of the Supreme Court. Past work shows method; it never guarantees a future result.',
    },
    {
      title: 'Innovative Solutions',
      icon: 'bulb',
      link: '/',
      description:
        'Secure document sharing, clear checklists and mediation shorten the distance between a question and a workable answer, wherever the rules allow them.',
    },
    {
      title: 'Strong Legal Acumen',
      icon: 'books',
      link: '/',
      description:
        'Statutes, gazettes and reported decisions are checked before we advise, and a second lawyer reviews each written opinion on which a client will rely.',
    },
    {
      title: 'Ethical Standards',
      icon: 'scale',
      link: '/',
      description:
        'We follow the Bangladesh Bar Council Canons of Professional Conduct and Etiquette, keep confidences, decline conflicts of interest, and refuse instructions that the law forbids.',
    },
    {
      title: 'Accessibility and Responsibility',
      icon: 'phone',
      link: '/',
      description:
        'Reach us by phone, e-mail or WhatsApp, in Bangla or English, during office hours. A named lawyer is responsible for each file and returns your call.',
    },
    {
      title: 'Streamlined Structure',
      icon: 'sitemap',
      link: '/',
      description:
        'A small core team, a wide panel of advisors and one contact person keep decisions quick, duties clear and duplicated cost out of your bill.',
    },
    {
      title: 'Personalized Attention',
      icon: 'chat',
      link: '/',
      description:
        'No two families or companies are alike. We read your papers ourselves, meet you where needed, and write advice for your situation, not for a category.',
    },
    {
      title: 'Sustainability and Green Practices',
      icon: 'leaf',
      link: '/',
      description:
        'We prefer electronic files, double-sided printing, shared journeys to court and remote meetings, and we advise on environmental duties with the same care.',
    },
  ],
} as const satisfies CardSection<WhyChooseUsPoint>;

/** The heading of the slider of practice areas; its cards are the practice areas themselves. */
export const homeServices = {
  path: '/',
  sectionId: 'our-services',
  sectionName: 'Our Services',
  title: 'Our Services',
  intro:
    'Our practice areas, described in plain terms. Choose one to see what the work involves and which laws apply.',
  viewMore: 'View More',
} as const satisfies SectionConfig & {
  readonly title: string;
  readonly intro: string;
  readonly viewMore: string;
};
