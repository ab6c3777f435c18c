import { describe, expect, test } from 'vitest';
import {
  approachClosing,
  approachHero,
  approachProcess,
  whyOurApproachWorks,
} from '../../../src/content/approach.ts';
import { disclaimer } from '../../../src/content/disclaimer.ts';
import { expertiseHero, expertiseList, freeConsultation } from '../../../src/content/expertise.ts';
import { firm } from '../../../src/content/firm.ts';
import { aboutUs, experience, heroSlides, homeServices } from '../../../src/content/home.ts';
import { missionAndVision, principles, setApart } from '../../../src/content/home.ts';
import { practiceAreaBadges } from '../../../src/content/practice-area-text.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import { serviceText } from '../../../src/content/service-text.ts';
import { services } from '../../../src/content/services/index.ts';
import { teamHero, teamSections, teamText } from '../../../src/content/team.ts';
import { wordCount } from '../../support/site-content.ts';

/* The words, routes and numbers that are agreed: whoever changes one changes the product. */

const titles = (items: readonly { readonly title: string }[]) => items.map((item) => item.title);
const labels = (items: readonly { readonly label: string }[]) => items.map((item) => item.label);

test('titles of the fourteen practice areas and their routes', () => {
  expect(Object.fromEntries(practiceAreas.map((area) => [area.path, area.title]))).toEqual({
    '/corporate-commercial-law': 'Corporate & Commercial Law Services',
    '/real-estate-property-law': 'Real Estate & Property Law Services',
    '/litigation-dispute-resolution': 'Litigation & Dispute Resolution',
    '/family-law': 'Family Law & Personal Legal Services',
    '/banking-finance-tax-law': 'Banking, Finance & Tax Law Services',
    '/employment-labor-law': 'Employment & Labor Law Services',
    '/immigration-citizenship': 'Immigration & Citizenship Services',
    '/ip-law': 'Intellectual Property (IP) Law',
    '/criminal-law-defense': 'Criminal Law & Defense',
    '/environmental-energy-law': 'Environmental & Energy Law',
    '/construction-infrastructure-law': 'Construction & Infrastructure Law',
    '/admiralty-maritime-law': 'Admiralty & Maritime Law',
    '/ngo-nonprofit-law': 'NGO & Non-Profit Legal Services',
    '/cybersecurity-it-law': 'Cybersecurity, IT & E-commerce Law',
  });
});

test('titles of the ten services and their routes, in the order of the Expertise list', () => {
  expect(services.map((service) => [service.path, service.title])).toEqual([
    ['/property-land-vetting', 'Property/Land Vetting & Documentation'],
    ['/real-estate-development', 'Real Estate Development Services'],
    ['/company-formation', 'Company Formation and RJSC Related Services'],
    ['/corporate-legal-solution', 'Corporate Legal Solutions'],
    ['/employer-labour', 'Employer & Labour Related Solutions'],
    ['/tax-advisory', 'Tax Advisory & Compliance'],
    ['/banking-and-finance', 'Banking & Finance Services'],
    ['/intellectual-property', 'Intellectual Property Services'],
    ['/pro-bono', 'Additional Pro Bono Services'],
    ['/dispute-resolution', 'Dispute Resolution Service (Mediation & Arbitration)'],
  ]);
});

describe('home.ts', () => {
  test('hero, about and experience', () => {
    expect(titles(heroSlides)).toEqual(['Our Principles', 'Mission', 'Vision']);
    expect(aboutUs).toMatchObject({
      path: '/',
      sectionId: 'about-us-home',
      sectionName: 'About Us',
      sectionTitle: 'a dynamic and forward-thinking law firm',
      sectionPoints: [
        'committed to building trusted',
        'individuals and businesses alike',
        'long-lasting partnerships',
        'intricacies of the legal landscape',
      ],
    });
    expect(aboutUs.sectionDescription).toHaveLength(2);
    expect([experience.sectionId, experience.counterLabel, experience.callNow]).toEqual([
      'principles-home',
      'Years of experience',
      'Call Now',
    ]);
  });

  test('principles, mission and vision, services', () => {
    expect(titles(principles.items)).toEqual(['Excellence', 'Integrity', 'Innovation']);
    expect([missionAndVision.title, ...titles(missionAndVision.items)]).toEqual([
      'Mission & Vision',
      'Mission',
      'Vision',
    ]);
    expect([homeServices.title, homeServices.viewMore]).toEqual(['Our Services', 'View More']);
  });

  test('ten things that set the firm apart, 20 to 30 words each, the first two with links of their own', () => {
    expect(setApart.title).toBe('Things That Set Us Apart');
    expect(titles(setApart.items).map((title) => title.toLowerCase())).toEqual([
      'experience and expertise',
      'client-centric approach',
      'proven track record',
      'innovative solutions',
      'strong legal acumen',
      'ethical standards',
      'accessibility and responsibility',
      'streamlined structure',
      'personalized attention',
      'sustainability and green practices',
    ]);
    expect(setApart.items.map((item) => item.link)).toEqual([
      '/expertise',
      '/approach',
      ...Array(8).fill('/'),
    ]);
    const lengths = setApart.items.map(({ description }) => wordCount(description));
    expect([Math.min(...lengths) >= 20, Math.max(...lengths) <= 30]).toEqual([true, true]);
  });
});

test('approach.ts', () => {
  expect([approachHero.title, ...labels(approachHero.breadcrumb)]).toEqual([
    'Approach',
    'Home',
    'Our Approach',
  ]);
  expect(approachHero.backgrounds).toHaveLength(2);
  expect(titles(approachProcess.steps)).toEqual([
    'Understanding Your Legal Needs',
    'Clarifying Your Goals',
    'Crafting Tailored Legal Strategies',
    'Ensuring Transparency and Communication',
    'Delivering Results and Building Relationships',
  ]);
  const lengths = approachProcess.steps.map(({ text }) => wordCount(text));
  expect([Math.min(...lengths) >= 30, Math.max(...lengths) <= 45]).toEqual([true, true]);
  expect([whyOurApproachWorks.title, ...titles(whyOurApproachWorks.points)]).toEqual([
    'Why Our Approach Works',
    'Client-Centric Focus',
    'Tailored Solutions',
    'Transparency & Integrity',
    'Proactive Planning',
    'Long-Term Support',
  ]);
  expect(approachClosing).toMatchObject({
    title: "Let's Work Together",
    button: { label: 'Contact Us', to: '/contact' },
  });
});

test('expertise.ts, service-text.ts, practice-area-text.ts, team.ts', () => {
  expect([expertiseHero.title, ...labels(expertiseHero.breadcrumb)]).toEqual([
    'Expertise',
    'Home',
    'Expertise',
  ]);
  expect([expertiseList.title, freeConsultation.button]).toEqual(['Our Services', 'Free Consultation']);
  expect(serviceText.heading).toBe('What We Do for You:');
  expect(practiceAreaBadges.map(({ title, action }) => [title, action])).toEqual([
    ['Best Quality Support', undefined],
    ['Low Cost', undefined],
    ['Innovative Service', undefined],
    ['Consult', 'mailto'],
  ]);
  expect([teamHero.title, teamText.positionsLabel]).toEqual(['Team', 'Positions']);
  expect(teamSections.map((section) => section.sectionName)).toEqual([
    'Chief Advisor',
    'Advisors',
    'Managing Director',
    'Administrator',
    'Associate Legal Analysts',
    'Supporting Staff',
  ]);
});

test('disclaimer.ts', () => {
  expect([disclaimer.agreeLabel, disclaimer.disagreeLabel, disclaimer.mustAgree]).toEqual([
    'Agree',
    'Disagree',
    'You must agree to proceed.',
  ]);
  const text = disclaimer.paragraphs.join(' ');
  for (const words of ['Bangladesh Bar Council', 'solicit', 'legal advice', 'lawyer-client relationship']) {
    expect(text).toContain(words);
  }
});

test('firm.ts', () => {
  expect(firm.consultationSubject).toBe('Consultation Request');
  expect(firm.hours).toMatchObject({
    text: 'Saturday to Thursday, 10 am to 6 pm',
    days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '18:00',
  });
  expect(Object.values(firm.social).map((network) => network.label)).toEqual([
    'Facebook',
    'YouTube',
    'Instagram',
  ]);
});
