import type {
  BreadcrumbList,
  Graph,
  IdReference,
  LegalService,
  Organization,
  Person,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { firm } from '../../content/firm.ts';
import { teamMembers } from '../../content/team.ts';
import type { PagePath, TeamMember } from '../../content/types.ts';
import { socialCardAddress } from '../../lib/links.ts';
import type { SitePage } from '../site-pages.ts';

const address = (path: string) => firm.baseUrl + path;
const ids = {
  firm: address('/#firm'),
  office: address('/#office'),
  site: address('/#site'),
} as const;
const toldInFull: ReadonlySet<PagePath> = new Set(['/', '/contact'] as const);
const reference = (id: string): IdReference => ({ '@id': id });

/** The firm as a body; its invented social pages are not told. */
function organization(): Organization {
  const profiles = Object.values(firm.social).filter(({ placeholder }) => !placeholder);
  return {
    '@type': 'Organization',
    '@id': ids.firm,
    name: firm.name,
    url: address('/'),
    logo: address('/icons/icon-512.png'),
    description: firm.description,
    email: firm.email,
    telephone: firm.phone.tel,
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  };
}

/** The firm as a place that can be visited. */
function office(): LegalService {
  return {
    '@type': 'LegalService',
    '@id': ids.office,
    name: firm.name,
    description: firm.description,
    url: address('/'),
    image: address(socialCardAddress('/contact')),
    telephone: firm.phone.tel,
    email: firm.email,
    parentOrganization: reference(ids.firm),
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.address.street,
      addressLocality: firm.address.locality,
      postalCode: firm.address.postalCode,
      addressCountry: firm.address.countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: firm.geo.latitude,
      longitude: firm.geo.longitude,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: firm.hours.days.map((day) => `https://schema.org/${day}` as const),
      opens: firm.hours.opens,
      closes: firm.hours.closes,
    },
    areaServed: { '@type': 'Country', name: firm.address.country },
    knowsLanguage: [...firm.languages],
  };
}

/** The site and its search: `?search=` opens the search box with these words. */
function webSite(): WebSite {
  // schema.org names the place of the words in a property that its own vocabulary does not list.
  const search = {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: address('/?search={search_term_string}') },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    name: firm.name,
    alternateName: firm.shortName,
    url: address('/'),
    inLanguage: 'en',
    publisher: reference(ids.firm),
    potentialAction: search,
  };
}

function webPage({ path, title, description }: SitePage): WebPage {
  return {
    '@type': 'WebPage',
    '@id': address(path),
    url: address(path),
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: reference(ids.site),
  };
}

function breadcrumb({ path, breadcrumb: steps }: SitePage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': address(`${path}#breadcrumb`),
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: address(to ?? path),
    })),
  };
}

function service({ path, title, description }: SitePage): Service {
  return {
    '@type': 'Service',
    '@id': address(`${path}#service`),
    name: title,
    serviceType: title,
    description,
    url: address(path),
    provider: { '@type': 'LegalService', '@id': ids.office, name: firm.name },
    areaServed: { '@type': 'Country', name: firm.address.country },
  };
}

function person({ id, name, designation, description, image, mail, phone }: TeamMember): Person {
  return {
    '@type': 'Person',
    '@id': address(`/team#person-${id}`),
    name,
    worksFor: reference(ids.firm),
    image: address(image),
    ...(designation && { jobTitle: designation }),
    ...(description && { description }),
    ...(mail && { email: mail }),
    ...(phone && { telephone: phone.replaceAll(/[^+\d]/g, '') }),
  };
}

/**
 * What search engines are told of a page, in the vocabulary of https://schema.org. Firm, office and site are told in
 * full on the home page and on the contact page; other pages name them.
 */
export function structuredData(page: SitePage): Graph {
  const things: Thing[] = [webPage(page)];
  if (page.path !== '/') things.push(breadcrumb(page));
  if (page.kind !== 'main') things.push(service(page));
  if (page.path === '/team') things.push(...teamMembers.map(person));
  if (toldInFull.has(page.path)) things.push(organization(), office(), webSite());
  return { '@context': 'https://schema.org', '@graph': things };
}
