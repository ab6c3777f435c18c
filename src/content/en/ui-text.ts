import { siteUrl } from '../site-url.ts';
import { mainPages } from './pages.ts';
import type { PagePath, Weekday } from '../types.ts';

interface MenuEntry {
  readonly label: string;
  readonly to: PagePath;
}

/** The main menu: the main pages under their own names. */
const menu: readonly MenuEntry[] = mainPages.map(({ path, title }) => ({ label: title, to: path }));

/** Names of the days as visitors read them. */
const weekdays: { readonly [Day in Weekday]: string } = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** What stands around every page, and the words that several pages share. Braces mark places to fill in. */
export const uiText = {
  header: {
    phoneLabel: 'Phone',
    emailLabel: 'E-mail',
    addressLabel: 'Address',
    hoursLabel: 'Opening hours',
    menuLabel: 'Menu',
    mainMenu: 'Main menu',
    skipToContent: 'Skip to content',
    brandLink: '{firmName}, home page',
    myProperty: 'My Property',
    menu,
  },
  /** Whether the office is open, in the time of the office. */
  hours: {
    openNow: 'Open now',
    closedNow: 'Closed now',
    opens: 'Opens {day} {time}',
    opensToday: 'Opens today {time}',
    /** More than six days ahead. */
    opensOn: 'Opens {date} {time}',
    /** On a holiday of the firm's file. */
    closedToday: 'Closed today: {name}',
    weekdays,
  },
  search: {
    label: 'Search the site',
    placeholder: 'Search for something...',
    noMatch: 'No Match....',
    button: 'Search',
    clear: 'Clear search',
    close: 'Close search',
    resultsLabel: 'Search results',
    oneResult: '1 result',
    results: '{n} results',
    /** Where more sections match than the list shows. */
    firstResults: '{n} of {total} results',
    loading: 'Loading the search index...',
    unavailable: 'The search index could not be loaded. Please try again.',
  },
  floatingContact: {
    label: 'Contact options',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
  },
  /** Subject of an e-mail to the office, where nothing is known of what it is about. */
  mailSubject: 'Enquiry from the website',
  footer: {
    about:
      'General information on the law of Bangladesh and on the work of this firm. Nothing here is legal advice.',
    headings: {
      contact: 'Contact',
      links: 'Quick Links',
      practiceAreas: 'Practice Areas',
      services: 'Services',
      newsletter: 'Newsletter',
      social: 'Follow Us',
    },
    version: 'Version {version}',
    rights: '© {year} {firmName}. All rights reserved.',
    /** Where the build knows no SITE_URL. */
    sample: siteUrl ? undefined : 'This site is a sample: the firm and its people are invented.',
  },
  newsletter: {
    text: 'Short notes on changes in Bangladeshi law, a few times a year. You can ask us to stop at any time.',
    placeholder: 'Your e-mail address',
    emailLabel: 'E-mail address',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    success: 'Subscribed successfully.',
    failure: 'Subscription failed. Please try again.',
  },
  forms: {
    /** After the label of a field that must be filled in. */
    required: '(required)',
  },
  spamTrap: {
    /** For those who see the page without styles. */
    label: 'Please leave this field empty',
    again: 'Please press the button once more.',
  },
  pwa: {
    install: 'Install',
    updateReady: 'A newer version of this site is ready.',
    reload: 'Reload',
    reloading: 'Reloading...',
  },
  dialogs: {
    close: 'Close',
  },
  navigation: {
    breadcrumb: 'Breadcrumb',
    loading: 'Loading...',
    newWindow: 'opens in a new window',
  },
  sharing: {
    share: 'Share',
    copied: 'Link copied',
  },
  error: {
    title: 'Something went wrong on this page',
    text: 'Please load the page again. If that does not help, call or write to us.',
    reload: 'Reload',
  },
} as const;
