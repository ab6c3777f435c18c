import type { Badge, BreadcrumbItem } from '../types.ts';

/** Stands before the title of the area. */
export const practiceAreaBreadcrumb = [
  { label: 'Home', to: '/' },
] as const satisfies readonly BreadcrumbItem[];

export const practiceAreaBadges = [
  {
    title: 'Best Quality Support',
    icon: 'headset',
    text: 'A named lawyer answers for your file, and a second lawyer reviews written opinions.',
  },
  {
    title: 'Low Cost',
    icon: 'taka',
    text: 'Fees are agreed in writing before work begins, and we suggest the less costly route where one exists.',
  },
  {
    title: 'Innovative Service',
    icon: 'laptop',
    text: 'Electronic files, remote meetings and mediation are used where the rules allow.',
  },
  {
    title: 'Consult',
    icon: 'mail',
    text: 'Write to us with a short outline of the facts to ask for a consultation.',
    action: 'mailto',
  },
] as const satisfies readonly Badge[];

/** The block that every practice-area page shows. Its section id is unique on each of them. */
export const howAMatterBegins = {
  sectionId: 'how-a-matter-begins',
  sectionName: 'How a Matter Begins',
  title: 'How a Matter Begins',
  text: 'Every matter opens in the same way, whatever the field of law.',
  steps: [
    {
      title: 'Send an outline',
      text: 'A few lines by e-mail, phone or WhatsApp: who is involved, what has happened and which dates matter.',
    },
    {
      title: 'Conflict check',
      text: 'We make sure that we do not already act for the other side, and tell you if we cannot take the matter.',
    },
    {
      title: 'First meeting',
      text: 'You bring the papers. We explain the law, the possible routes and the documents that are still missing.',
    },
    {
      title: 'Written terms',
      text: 'Scope, fee and contact person are agreed in writing. Only then do we begin to act for you.',
    },
  ],
  note: 'Prospects depend on facts and evidence. We do not promise outcomes.',
} as const;

export const practiceAreaText = {
  /** Stands in the margin beside the lead. */
  note: 'What we do',
  onThisPage: 'On this page',
  badgesLabel: 'How we work',
  /** How the e-mail begins that asks for a consultation. */
  consultationMessage: 'I would like a consultation on: {area}',
} as const;
