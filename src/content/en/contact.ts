import { contactFormSectionId, officeSectionId } from '../slugs.ts';
import type { IconText, PageHero, SectionConfig } from '../types.ts';
import { summaryText } from './submissions.ts';

export const contactHero = {
  title: 'Contact Us',
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact Us' }],
  text: 'Write, call or visit during office hours. A short first message is enough.',
  image: 'hero-contact',
  imageAlt: 'Brick steps leading down to the river, where a covered boat waits at sunset',
} as const satisfies PageHero;

export const beforeYouWrite = {
  path: '/contact',
  sectionId: 'before-you-write',
  sectionName: 'Before You Write',
  title: 'Before You Write',
  points: [
    {
      title: 'Keep it brief',
      icon: 'chat',
      text: 'Say who you are, what has happened, and any date that matters, such as a hearing, a notice or a deadline.',
    },
    {
      title: 'Hold back private papers',
      icon: 'lock',
      text: 'Please do not send original or confidential documents until we have confirmed that we can act for you.',
    },
    {
      title: 'If it is urgent',
      icon: 'phone',
      text: 'For an arrest, an injunction or a deadline within three days, call us instead of writing.',
    },
  ],
} as const satisfies SectionConfig & { readonly title: string; readonly points: readonly IconText[] };

export const contactForm = {
  path: '/contact',
  sectionId: contactFormSectionId,
  sectionName: 'Contact Form',
  heading: 'Send Us a Message',
  tagline: 'Tell us what has happened, and what you would like to happen next.',
  taglineText:
    'A lawyer reads every message. We reply during office hours, and say plainly whether we can help.',
  fields: {
    name: { label: 'Name', placeholder: 'Your full name' },
    email: { label: 'Email', placeholder: 'you@example.com' },
    phone: { label: 'Phone', placeholder: 'Digits only, with no spaces' },
    subject: { label: 'Subject', placeholder: 'Select a subject' },
    message: { label: 'Message', placeholder: 'A few lines are enough' },
  },
  subjects: summaryText.subjects,
  submit: 'Submit',
  submitting: 'Submitting...',
  success: 'Your message has been sent successfully!',
  failure: 'An error occurred. Please try again later.',
  validation: {
    nameRequired: 'Name is required.',
    emailRequired: 'Email is required.',
    emailInvalid: 'Invalid email address.',
    phoneRequired: 'Phone number is required.',
    phoneInvalid: 'Invalid phone number.',
    subjectRequired: 'Subject is required.',
    messageRequired: 'Message is required.',
  },
  privacyNote:
    'We use these details only to answer you. Sending this form does not create a lawyer-client relationship.',
  socialHeading: 'Follow us',
} as const satisfies SectionConfig & Record<string, unknown>;

export const contactInfo = {
  path: '/contact',
  sectionId: officeSectionId,
  sectionName: 'Contact Information',
  saveContact: 'Save contact',
  heading: 'How to Contact with Us?',
  mapTitle: 'Map showing the location of the office',
  mapLink: 'Find us on Google Maps',
  labels: { address: 'Address', phone: 'Phone', email: 'E-mail', hours: 'Opening hours' },
  loadMap: 'Load the map (about 1 MB)',
  mapLoading: 'Loading the map...',
  /** In the place of the map where it cannot be had. */
  mapOffline: 'The map needs a connection. Here is the address.',
  mapFailed: 'The map could not be loaded. Here is the address.',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied',
  addressNotCopied: 'The address could not be copied. Please select it and copy it yourself.',
} as const satisfies SectionConfig & Record<string, unknown>;
