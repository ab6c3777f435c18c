import type { Firm } from '../types.ts';

/*
 * Sample identity: replace every value in this file to make the site yours.
 *
 * The name is invented (hijaltala: the shade under a hijal tree, where a village meets to talk). The telephone
 * numbers use the prefix 012, which to our knowledge is not allotted to any operator; the e-mail, web and
 * social addresses are placeholders. The years of experience are a placeholder too. Days and times are for
 * computing and for structured data and stay English in every language.
 */
export const firm: Firm = {
  name: 'Hijaltala Chambers',
  shortName: 'Hijaltala',
  descriptor: 'Advocates and Legal Consultants',
  tagline: 'Clear advice, given early',
  description:
    'Hijaltala Chambers is a law firm in Dhaka advising individuals, families and businesses on the law of Bangladesh.',
  phone: { display: '+880 1200-000 000', tel: '+8801200000000' },
  whatsapp: {
    display: '+880 1200-000 001',
    number: '8801200000001',
    message: 'Hello, I would like to make an appointment.',
  },
  email: 'info@example.com',
  careersEmail: 'careers@example.com',
  consultationSubject: 'Consultation Request',
  address: {
    lines: ['Level 5, Sample House', '12 Example Road', 'Dhaka 1000, Bangladesh'],
    street: 'Level 5, Sample House, 12 Example Road',
    locality: 'Dhaka',
    postalCode: '1000',
    country: 'Bangladesh',
    countryCode: 'BD',
  },
  geo: { latitude: 23.73, longitude: 90.405, zoom: 15, approximate: true },
  hours: {
    text: 'Saturday to Thursday, 10 am to 6 pm',
    short: 'Sat-Thu, 10 am-6 pm',
    days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '18:00',
    // First and last day of each. The days of Eid follow the moon: correct them when they are announced.
    closures: [
      { name: 'Victory Day', from: '2026-12-16', through: '2026-12-16' },
      { name: 'Eid ul-Fitr', from: '2027-03-09', through: '2027-03-11' },
    ],
  },
  social: {
    facebook: { label: 'Facebook', url: 'https://www.facebook.com/hijaltala.example', placeholder: true },
    youtube: { label: 'YouTube', url: 'https://www.youtube.com/@hijaltala.example', placeholder: true },
    instagram: { label: 'Instagram', url: 'https://www.instagram.com/hijaltala.example', placeholder: true },
  },
  yearsOfExperience: 28,
  languages: ['English', 'Bangla'],
  baseUrl: 'https://www.example.com',
};
