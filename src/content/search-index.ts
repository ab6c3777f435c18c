import { formatsOf } from '../lib/formats.ts';
import { createTextStore, type TextStore, type Texts } from './texts.ts';
import type { FootPagePath } from './slugs.ts';
import type { PagePath, Principle, SearchEntry, StatementText } from './types.ts';

/** The names of sections are searched as well, so a title that is the section's name is not repeated as a text. */
function entry(
  { path, sectionId, sectionName }: Omit<SearchEntry, 'searchableContent'>,
  searchableContent: readonly string[],
): SearchEntry {
  return { path, sectionId, sectionName, searchableContent };
}

/** A page as a whole: found by its name, and by another name that is not shown. */
function wholePage(
  { path, title }: { readonly path: PagePath; readonly title: string },
  text: string,
  otherName = title,
): SearchEntry {
  return entry({ path, sectionId: '', sectionName: title }, [`${text}\n${otherName}`]);
}

const pagesOf = ({ mainPages, footPages, storagePage }: Texts['site']) => [
  ...mainPages,
  ...footPages,
  storagePage,
];

async function pageEntries(site: Texts['site']): Promise<SearchEntry[]> {
  const english = pagesOf(await createTextStore('en').load('site'));
  return pagesOf(site).map((page, index) => wholePage(page, page.description, english[index]?.title));
}

function described({ title, description }: Principle): string {
  return `${title}: ${description}`;
}

const homeEntries = (
  { firm, listText, practiceAreas }: Texts['site'],
  home: Texts['home'],
): SearchEntry[] => {
  const { aboutUs, experience, homeServices, missionAndVision, principles, setApart } = home;
  return [
    entry(aboutUs, [
      ...aboutUs.sectionDescription,
      `${firm.name}: ${aboutUs.sectionTitle}`,
      ...aboutUs.sectionPoints,
    ]),
    entry(experience, [
      experience.heading,
      experience.textLeft,
      experience.textRight,
      `${experience.counterLabel}: ${formatsOf(listText).digits(firm.yearsOfExperience)}`,
    ]),
    entry(principles, [principles.intro, ...principles.items.map(described)]),
    entry(missionAndVision, missionAndVision.items.map(described)),
    entry(setApart, setApart.items.map(described)),
    entry(homeServices, [homeServices.intro, ...practiceAreas.map((area) => area.title)]),
  ];
};

const approachEntries = ({
  approachClosing,
  approachHero,
  approachProcess,
  whyOurApproachWorks,
}: Texts['approach']): SearchEntry[] => [
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

const teamEntries = ({ teamMembers }: Texts['team']): SearchEntry[] =>
  teamMembers.map(({ path, name, designation, sectionName }) =>
    entry({ path, sectionId: '', sectionName: name }, [
      designation ? `${name}, ${designation}` : name,
      sectionName,
    ]),
  );

const contactEntries = (
  { firm, listText }: Texts['site'],
  { contactForm, contactInfo }: Texts['contact'],
): SearchEntry[] => [
  entry(contactForm, [contactForm.tagline, contactForm.taglineText, contactForm.heading]),
  entry(contactInfo, [
    ...firm.offices.map(({ lines }) => lines.join(', ')),
    firm.phone.display,
    formatsOf(listText).digits(firm.phone.tel),
    firm.email,
    firm.hours.text,
    contactInfo.heading,
  ]),
];

const careerEntries = ({ applicationForm, careerHero, jobList }: Texts['career']): SearchEntry[] => [
  entry(jobList, [careerHero.text, applicationForm.title, applicationForm.tagline]),
];

async function practiceAreaEntries(text: TextStore): Promise<SearchEntry[]> {
  const { practiceAreas } = await text.load('site');
  const areas = await Promise.all(
    practiceAreas.map(async (area) => ({ ...area, ...(await text.loadPracticeArea(area.slug)) })),
  );
  return areas.flatMap((area) => [
    ...area.cards.map(({ sectionId, title, description }) =>
      entry({ path: area.path, sectionId, sectionName: title }, description),
    ),
    wholePage(area, area.lead),
  ]);
}

async function serviceEntries(text: TextStore): Promise<SearchEntry[]> {
  const { services } = await text.load('site');
  const pages = await Promise.all(
    services.map(async (service) => ({ ...service, ...(await text.loadService(service.slug)) })),
  );
  return pages.flatMap((page) => [
    ...page.points.map(({ sectionId, heading, body }) =>
      entry({ path: page.path, sectionId, sectionName: heading }, [body]),
    ),
    wholePage(page, page.intro),
  ]);
}

const statementEntries = (path: FootPagePath, { parts }: StatementText): SearchEntry[] =>
  parts.flatMap(({ heading, sectionId, points = [] }) =>
    sectionId === undefined
      ? []
      : entry(
          { path, sectionId, sectionName: heading },
          points.map(({ title, text }) => `${title}: ${text}`),
        ),
  );

const latinNames = import.meta.glob<Readonly<Record<string, string>>>('./*/latin-names.ts', {
  eager: true,
  import: 'latinNames',
});

/** Names in this language that are written in the Latin alphabet as well, the longest first, and how. */
async function latinForms(text: TextStore): Promise<readonly (readonly [name: string, latin: string])[]> {
  const { firm, practiceAreas, services } = await text.load('site');
  const english = await createTextStore('en').load('site');
  const { teamMembers } = await text.load('team');
  const titles = [...english.practiceAreas, ...english.services].map(({ title }) => title);
  return [
    ...Object.entries(latinNames[`./${text.language}/latin-names.ts`] ?? {}),
    ...teamMembers.map(({ name, latinName }) => [name, latinName] as const),
    ...[...practiceAreas, ...services].map(({ title }, index) => [title, titles[index] ?? ''] as const),
    [firm.name, english.firm.name] as const,
  ]
    .filter(([name, latin]) => name !== latin)
    .sort(([a], [b]) => b.length - a.length);
}

/** Puts the Latin forms of the names in a text behind a line break: they are searched, and not shown (lib/search.ts). */
function withLatinForms(text: string, forms: Awaited<ReturnType<typeof latinForms>>): string {
  let rest = text;
  const found = forms.filter(([name]) => {
    const hasName = rest.includes(name);
    // A name within a longer one is not meant.
    rest = rest.replaceAll(name, '');
    return hasName;
  });
  return [text, ...found.map(([, latin]) => latin)].join('\n');
}

/**
 * Everything that the search box searches, gathered from the content itself. Runs at build, which writes it
 * as four JSON files a language; the box fetches them when it is first used, so nothing of the site imports this.
 */
export async function buildSearchIndex(text: TextStore): Promise<readonly SearchEntry[]> {
  const site = await text.load('site');
  const { expertiseList } = await text.load('expertise');
  const forms = await latinForms(text);
  const entries = [
    ...(await practiceAreaEntries(text)),
    ...(await serviceEntries(text)),
    ...homeEntries(site, await text.load('home')),
    ...approachEntries(await text.load('approach')),
    entry(expertiseList, [expertiseList.intro, ...site.services.map((service) => service.title)]),
    ...teamEntries(await text.load('team')),
    ...contactEntries(site, await text.load('contact')),
    ...careerEntries(await text.load('career')),
    ...(await pageEntries(site)),
    ...statementEntries('/accessibility', (await text.load('accessibility')).accessibilityStatement),
    ...statementEntries('/privacy', (await text.load('privacy')).privacyStatement),
  ];
  return entries.map(({ searchableContent, ...place }) => ({
    ...place,
    searchableContent: searchableContent.map((content) => withLatinForms(content, forms)),
  }));
}
