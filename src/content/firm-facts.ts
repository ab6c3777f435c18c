import { siteUrl } from './site-url.ts';
import type { FirmFacts } from './types.ts';

/*
 * Sample identity, part one: what is the same in every language. The words stand in en/firm.ts and bn/firm.ts; a
 * telephone number is written there once more, for reading. Replace every value to make the site yours, then delete
 * each `placeholder`, and `approximate` once the place is your door: while one is here nothing is published
 * (`npm run publish-check`).
 *
 * The telephone numbers use the prefix 012, which to our knowledge is not allotted to any operator; the e-mail, web
 * and social addresses are placeholders. The years of experience are a placeholder too. Days and times are for
 * computing and for structured data and stay English in every language.
 */
export const firmFacts = {
  placeholder: true,
  latinName: 'Hijaltala Chambers',
  phone: { tel: '+8801200000000' },
  whatsapp: { number: '8801200000001' },
  email: 'info@example.com',
  careersEmail: 'careers@example.com',
  offices: [
    {
      id: 'dhaka',
      postalCode: '1000',
      countryCode: 'BD',
      geo: { latitude: 23.73, longitude: 90.405, zoom: 15, approximate: true },
    },
  ],
  hours: {
    days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '18:00',
    // First and last day of each. The days of Eid follow the moon: correct them when they are announced.
    // A closure with a new id needs a name in every language, too.
    closures: [
      { id: 'victory-day', from: '2026-12-16', through: '2026-12-16' },
      { id: 'eid-ul-fitr', from: '2027-03-09', through: '2027-03-11' },
    ],
  },
  social: [
    { id: 'facebook', url: 'https://www.facebook.com/hijaltala.example', placeholder: true },
    { id: 'youtube', url: 'https://www.youtube.com/@hijaltala.example', placeholder: true },
    { id: 'instagram', url: 'https://www.instagram.com/hijaltala.example', placeholder: true },
  ],
  yearsOfExperience: 28,
  cvRetentionMonths: 6,
  baseUrl: siteUrl ?? 'https://www.example.com',
} as const satisfies FirmFacts;
