import { siteUrl } from './site-url.ts';
import type { FirmFacts } from './types.ts';

/** The second firm: two offices, other hours, no Facebook. Nothing is a placeholder, so that it can be published. */
export const firmFacts = {
  latinName: 'Mahananda Rahman, Chowdhury & Associates',
  phone: { tel: '+880244000000' },
  whatsapp: { number: '8801711000000' },
  email: 'office@mahananda-law.com.bd',
  careersEmail: 'office@mahananda-law.com.bd',
  offices: [
    {
      id: 'chattogram',
      postalCode: '4000',
      countryCode: 'BD',
      geo: { latitude: 22.3347, longitude: 91.8339, zoom: 17 },
    },
    {
      id: 'dhaka',
      postalCode: '1205',
      countryCode: 'BD',
      geo: { latitude: 23.7461, longitude: 90.3742, zoom: 17 },
    },
  ],
  hours: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '09:30',
    closes: '17:00',
    closures: [{ id: 'new-year', from: '2027-04-14', through: '2027-04-14' }],
  },
  social: [{ id: 'youtube', url: 'https://www.youtube.com/@mahananda-law' }],
  yearsOfExperience: 7,
  cvRetentionMonths: 12,
  baseUrl: siteUrl ?? 'https://www.example.com',
} as const satisfies FirmFacts;
