import type { BreadcrumbList, Graph, Person, Service, Thing, WebPage } from 'schema-dts';
import type { Language } from '../content/language.ts';
import type { BreadcrumbItem, Firm, MemberPath, PagePath, TeamMember } from '../content/types.ts';
import { portraitAddress } from '../content/portraits.ts';
import { offices, organization, pageAddress, reference, siteId, thingId, webSite } from './firm-things.ts';

/** A page with an address of its own. */
export interface DescribedPage {
  readonly path: PagePath | MemberPath;
  readonly kind: 'main' | 'practice area' | 'service' | 'person';
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** As the page shows it; the last step is the page itself. Empty on the home page. */
  readonly breadcrumb: readonly BreadcrumbItem[];
}

function webPage({ path, title, description }: DescribedPage, firm: Firm, language: Language): WebPage {
  const url = pageAddress(firm, language, path);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: reference(siteId(firm, language)),
  };
}

function breadcrumbList({ path, breadcrumb }: DescribedPage, firm: Firm, language: Language): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${pageAddress(firm, language, path)}#breadcrumb`,
    itemListElement: breadcrumb.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: pageAddress(firm, language, to ?? path),
    })),
  };
}

function service({ path, title, description }: DescribedPage, firm: Firm, language: Language): Service {
  const url = pageAddress(firm, language, path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description,
    url,
    provider: { '@type': 'LegalService', '@id': thingId(firm, 'office'), name: firm.name },
    areaServed: { '@type': 'Country', name: firm.offices[0].country },
  };
}

/** A member is the same in every language, too. */
function person(firm: Firm, language: Language, member: TeamMember): Person {
  const { id, path, name, designation, description, mail, phone } = member;
  const image = portraitAddress(id);
  return {
    '@type': 'Person',
    '@id': `${firm.baseUrl}${path}#person`,
    name,
    url: pageAddress(firm, language, path),
    worksFor: reference(thingId(firm, 'firm')),
    ...(image && { image: firm.baseUrl + image }),
    ...(designation && { jobTitle: designation }),
    ...(description && { description }),
    ...(mail && { email: mail }),
    ...(phone && { telephone: phone.replaceAll(/[^+\d]/g, '') }),
  };
}

/**
 * What search engines are told of a page, in the vocabulary of https://schema.org. Firm, office and site are told in
 * full on the home page and on the contact page, the team on its own and each member on another; other pages name them.
 * @param otherNames what other languages call the firm
 */
export function pageGraph(
  page: DescribedPage,
  firm: Firm,
  team: readonly TeamMember[],
  language: Language,
  otherNames: readonly string[],
): Graph {
  const things: Thing[] = [webPage(page, firm, language)];
  if (page.path !== '/') things.push(breadcrumbList(page, firm, language));
  if (page.kind === 'practice area' || page.kind === 'service') things.push(service(page, firm, language));
  const people = team.filter(({ path }) => page.path === '/team' || page.path === path);
  things.push(...people.map((member) => person(firm, language, member)));
  if (page.path === '/' || page.path === '/contact')
    things.push(organization(firm, otherNames), ...offices(firm, language), webSite(firm, language));
  return { '@context': 'https://schema.org', '@graph': things };
}
