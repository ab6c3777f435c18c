import type { BreadcrumbList, Graph, Person, Service, Thing, WebPage } from 'schema-dts';
import type { BreadcrumbItem, Firm, PagePath, TeamMember } from '../content/types.ts';
import { office, organization, reference, thingId, webSite } from './firm-things.ts';

/** A page with an address of its own. */
export interface DescribedPage {
  readonly path: PagePath;
  readonly kind: 'main' | 'practice area' | 'service';
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** As the page shows it; the last step is the page itself. Empty on the home page. */
  readonly breadcrumb: readonly BreadcrumbItem[];
}

function webPage({ path, title, description }: DescribedPage, firm: Firm): WebPage {
  return {
    '@type': 'WebPage',
    '@id': firm.baseUrl + path,
    url: firm.baseUrl + path,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: reference(thingId(firm, 'site')),
  };
}

function breadcrumbList({ path, breadcrumb }: DescribedPage, firm: Firm): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${firm.baseUrl}${path}#breadcrumb`,
    itemListElement: breadcrumb.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: firm.baseUrl + (to ?? path),
    })),
  };
}

function service({ path, title, description }: DescribedPage, firm: Firm): Service {
  return {
    '@type': 'Service',
    '@id': `${firm.baseUrl}${path}#service`,
    name: title,
    serviceType: title,
    description,
    url: firm.baseUrl + path,
    provider: { '@type': 'LegalService', '@id': thingId(firm, 'office'), name: firm.name },
    areaServed: { '@type': 'Country', name: firm.address.country },
  };
}

function person(firm: Firm, { id, name, designation, description, image, mail, phone }: TeamMember): Person {
  return {
    '@type': 'Person',
    '@id': `${firm.baseUrl}/team#person-${id}`,
    name,
    worksFor: reference(thingId(firm, 'firm')),
    image: firm.baseUrl + image,
    ...(designation && { jobTitle: designation }),
    ...(description && { description }),
    ...(mail && { email: mail }),
    ...(phone && { telephone: phone.replaceAll(/[^+\d]/g, '') }),
  };
}

/**
 * What search engines are told of a page, in the vocabulary of https://schema.org. Firm, office and site are told in
 * full on the home page and on the contact page, the team on its own; other pages name them.
 */
export function pageGraph(page: DescribedPage, firm: Firm, team: readonly TeamMember[]): Graph {
  const things: Thing[] = [webPage(page, firm)];
  if (page.path !== '/') things.push(breadcrumbList(page, firm));
  if (page.kind !== 'main') things.push(service(page, firm));
  if (page.path === '/team') things.push(...team.map((member) => person(firm, member)));
  if (page.path === '/' || page.path === '/contact')
    things.push(organization(firm), office(firm), webSite(firm));
  return { '@context': 'https://schema.org', '@graph': things };
}
