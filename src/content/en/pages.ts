import { firm } from './firm.ts';
import { footPagePaths, mainPagePaths, type FootPagePath, type MainPagePath } from '../slugs.ts';
import type { PageText } from '../types.ts';

const mainPageTexts: { readonly [Path in MainPagePath]: PageText } = {
  '/': { title: 'Home', description: firm.description },
  '/approach': {
    title: 'Approach',
    description:
      'Five steps that we follow in every matter, from the first conversation to the last paper in the file.',
  },
  '/expertise': {
    title: 'Expertise',
    description:
      'Services for individuals, families, companies and institutions in Bangladesh, each explained step by step.',
  },
  '/team': {
    title: 'Team',
    description:
      'The lawyers, advisors and staff who answer for the work: their fields, their experience and how to reach them.',
  },
  '/career': {
    title: 'Career',
    description:
      'Job openings at the firm. We look for people who read carefully, write clearly and treat every client with respect.',
  },
  '/news': {
    title: 'News and Blogs',
    description:
      'Short explanations of the law of Bangladesh by members of the firm, and notes on recent changes.',
  },
  '/advertisement': {
    title: 'Advertising',
    description: 'Public notices, events and publications of the firm.',
  },
  '/contact': {
    title: 'Contact Us',
    description:
      'Write, call or visit during office hours. Address, telephone, e-mail, map and a form for a short first message.',
  },
};

/**
 * The pages with a template of their own, in the order of the menu. This file is part of the first load of
 * every page: nothing but names and descriptions belongs here.
 */
export const mainPages = mainPagePaths.map((path) => ({ path, ...mainPageTexts[path] }));

const footPageTexts: { readonly [Path in FootPagePath]: PageText } = {
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How this site can be used with a keyboard, a screen reader or large text, what does not work as well, and whom to tell.',
  },
  '/privacy': {
    title: 'Privacy',
    description:
      'What this site keeps on your device, what it sends and to whom, how long a CV is kept, and whom to ask.',
  },
};

/** The statements that the foot of every page leads to. */
export const footPages = footPagePaths.map((path) => ({ path, ...footPageTexts[path] }));

/** Any address that leads nowhere. */
export const notFoundPage = {
  title: 'Page not found',
  description: 'There is no page at this address.',
} as const;

/** The application form of one job, /apply/job/{id}. */
export const applyPage = {
  title: 'Apply',
  description:
    'Apply for a post at the firm: a short form, a cover letter and a CV as a PDF file of at most 5 MB.',
} as const;

/** What the site keeps on the device at hand. It says something else on every device: nothing for a search engine. */
export const storagePage = {
  path: '/stored-on-this-device',
  title: 'Stored on this device',
  description:
    'What this site keeps on your phone or computer, how much room it takes, and how to remove it.',
} as const;
