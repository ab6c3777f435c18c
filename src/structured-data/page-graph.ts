import type { Graph, Person, Thing } from 'schema-dts';
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
  const { path, kind, title, description, breadcrumb } = page;
  const url = pageAddress(firm, language, path);
  const isPartOf = reference(siteId(firm, language));
  const things: Thing[] = [
    { '@type': 'WebPage', '@id': url, url, name: title, description, inLanguage: language, isPartOf },
  ];
  if (path !== '/')
    things.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: breadcrumb.map(({ label, to }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: pageAddress(firm, language, to ?? path),
      })),
    });
  if (kind === 'practice area' || kind === 'service')
    things.push({
      '@type': 'Service',
      '@id': `${url}#service`,
      name: title,
      serviceType: title,
      description,
      url,
      provider: { '@type': 'LegalService', '@id': thingId(firm, 'office'), name: firm.name },
      areaServed: { '@type': 'Country', name: firm.offices[0].country },
    });
  const people = team.filter((member) => path === '/team' || path === member.path);
  things.push(...people.map((member) => person(firm, language, member)));
  if (path === '/' || path === '/contact')
    things.push(organization(firm, otherNames), ...offices(firm, language), webSite(firm, language));
  return { '@context': 'https://schema.org', '@graph': things };
}
