import { accessibilityMeasures } from './en/accessibility.ts';
import { approachClosing, approachHero, approachProcess, whyOurApproachWorks } from './en/approach.ts';
import { applicationForm, careerHero, jobList } from './en/career.ts';
import { contactForm, contactInfo } from './en/contact.ts';
import { expertiseList } from './en/expertise.ts';
import { firm } from './en/firm.ts';
import { aboutUs, experience, homeServices, missionAndVision, principles, setApart } from './en/home.ts';
import { practiceAreas } from './en/practice-areas/index.ts';
import { loadPracticeArea } from './en/practice-areas/load.ts';
import { services } from './en/services/index.ts';
import { loadService } from './en/services/load.ts';
import { teamMembers, teamSections } from './en/team.ts';
import type { Principle, SearchEntry, SectionConfig } from './types.ts';

/** The names of sections are searched as well, so a title that is the section's name is not repeated as a text. */
function entry(
  { path, sectionId, sectionName }: SectionConfig,
  searchableContent: readonly string[],
): SearchEntry {
  return { path, sectionId, sectionName, searchableContent };
}

function described({ title, description }: Principle): string {
  return `${title}: ${description}`;
}

const homeEntries = (): SearchEntry[] => [
  entry(aboutUs, [
    ...aboutUs.sectionDescription,
    `${firm.name}: ${aboutUs.sectionTitle}`,
    ...aboutUs.sectionPoints,
  ]),
  entry(experience, [
    experience.heading,
    experience.textLeft,
    experience.textRight,
    `${experience.counterLabel}: ${firm.yearsOfExperience}`,
  ]),
  entry(principles, [principles.intro, ...principles.items.map(described)]),
  entry(missionAndVision, missionAndVision.items.map(described)),
  entry(setApart, setApart.items.map(described)),
  entry(homeServices, [homeServices.intro, ...practiceAreas.map((area) => area.title)]),
];

const approachEntries = (): SearchEntry[] => [
  entry(approachProcess, [
    approachProcess.intro,
    approachHero.text,
    ...approachProcess.steps.map(({ title, text }) => `${title}: ${text}`),
  ]),
  entry(whyOurApproachWorks, [
    whyOurApproachWorks.intro,
    ...whyOurApproachWorks.points.map(({ title, text }) => `${title}: ${text}`),
  ]),
  entry(approachClosing, [approachClosing.text]),
];

const teamEntries = (): SearchEntry[] =>
  teamSections.map((section) =>
    entry(
      section,
      teamMembers
        .filter((member) => member.sectionId === section.sectionId)
        .map(({ name, designation }) => (designation ? `${name}, ${designation}` : name)),
    ),
  );

const contactEntries = (): SearchEntry[] => [
  entry(contactForm, [contactForm.tagline, contactForm.taglineText, contactForm.heading]),
  entry(contactInfo, [
    firm.address.lines.join(', '),
    firm.phone.display,
    firm.phone.tel,
    firm.email,
    firm.hours.text,
    contactInfo.heading,
  ]),
];

const careerEntries = (): SearchEntry[] => [
  entry(jobList, [careerHero.text, applicationForm.title, applicationForm.tagline]),
];

async function practiceAreaEntries(): Promise<SearchEntry[]> {
  const areas = await Promise.all(
    practiceAreas.map(async (area) => ({ ...area, ...(await loadPracticeArea(area.slug)) })),
  );
  return areas.flatMap(({ path, title, lead, cards }) =>
    cards.map((card, index) =>
      // The first card speaks for the page: it is found by the page's title and lead, too.
      entry({ path, sectionId: card.sectionId, sectionName: card.title }, [
        ...card.description,
        ...(index === 0 ? [lead, title] : []),
      ]),
    ),
  );
}

async function serviceEntries(): Promise<SearchEntry[]> {
  const pages = await Promise.all(
    services.map(async (service) => ({ ...service, ...(await loadService(service.slug)) })),
  );
  return pages.flatMap(({ path, title, intro, points }) =>
    points.map((point, index) =>
      entry({ path, sectionId: point.sectionId, sectionName: point.heading }, [
        point.body,
        ...(index === 0 ? [intro, title] : []),
      ]),
    ),
  );
}

/**
 * Everything that the search box searches, gathered from the content itself. Runs at build; in the browser the result
 * is a file that is fetched when the box is first used, so nothing of the site imports this.
 */
export async function buildSearchIndex(): Promise<readonly SearchEntry[]> {
  return [
    ...(await practiceAreaEntries()),
    ...(await serviceEntries()),
    ...homeEntries(),
    ...approachEntries(),
    entry(expertiseList, [expertiseList.intro, ...services.map((service) => service.title)]),
    ...teamEntries(),
    ...contactEntries(),
    ...careerEntries(),
    entry(
      accessibilityMeasures,
      accessibilityMeasures.points.map(({ title, text }) => `${title}: ${text}`),
    ),
  ];
}
