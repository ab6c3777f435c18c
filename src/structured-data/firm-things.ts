import type { IdReference, LegalService, Organization, PostalAddress, WebSite } from 'schema-dts';
import { localPath, type Language } from '../content/language.ts';
import type { Firm, Office } from '../content/types.ts';
import { socialCardAddress } from '../lib/links.ts';

/** Address of a page in a language. */
export const pageAddress = (firm: Firm, language: Language, path: string) =>
  firm.baseUrl + localPath(language, path);

/*
 * The things that pages refer to, by name: each is told in full on some pages only. Firm and office are the same in every
 * language; the site is another one in each.
 */
export const thingId = (firm: Firm, thing: 'firm' | 'office') => `${firm.baseUrl}/#${thing}`;
export const siteId = (firm: Firm, language: Language) => `${pageAddress(firm, language, '/')}#site`;
export const reference = (id: string): IdReference => ({ '@id': id });

/** The firm as employer or publisher: its name alone. */
export function namedFirm(firm: Firm): Organization {
  return { '@type': 'Organization', '@id': thingId(firm, 'firm'), name: firm.name };
}

export function postalAddress({ street, locality, postalCode, countryCode }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode,
    addressCountry: countryCode,
  };
}

/** The firm as a body; its invented social pages are not told. @param otherNames what other languages call it */
export function organization(firm: Firm, otherNames: readonly string[]): Organization {
  const profiles = firm.social.filter(({ placeholder }) => !placeholder);
  return {
    '@type': 'Organization',
    '@id': thingId(firm, 'firm'),
    name: firm.name,
    alternateName: [...otherNames],
    url: `${firm.baseUrl}/`,
    logo: `${firm.baseUrl}/icons/icon-512.png`,
    description: firm.description,
    email: firm.email,
    telephone: firm.phone.tel,
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  };
}

/** The firm as the places that can be visited. The head office has the firm's name, a branch its own behind it. */
export function offices(firm: Firm, language: Language): LegalService[] {
  const { hours } = firm;
  // Days on which the office is closed: without times, as schema.org asks for.
  const closures = hours.closures.map(({ name, from, through }) => {
    return { '@type': 'OpeningHoursSpecification' as const, name, validFrom: from, validThrough: through };
  });
  return firm.offices.map((office, index) => ({
    '@type': 'LegalService',
    '@id': index === 0 ? thingId(firm, 'office') : `${thingId(firm, 'office')}-${office.id}`,
    name: index === 0 ? firm.name : `${firm.name}, ${office.name}`,
    description: firm.description,
    url: `${firm.baseUrl}/`,
    image: firm.baseUrl + socialCardAddress(localPath(language, '/contact')),
    telephone: firm.phone.tel,
    email: firm.email,
    parentOrganization: reference(thingId(firm, 'firm')),
    address: postalAddress(office),
    ...(!office.geo.approximate && {
      geo: { '@type': 'GeoCoordinates', latitude: office.geo.latitude, longitude: office.geo.longitude },
    }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => `https://schema.org/${day}` as const),
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
    areaServed: { '@type': 'Country', name: office.country },
    knowsLanguage: [...firm.languages],
  }));
}

/** The site and its search: `?search=` opens the search box with these words. */
export function webSite(firm: Firm, language: Language): WebSite {
  const url = pageAddress(firm, language, '/');
  return {
    '@type': 'WebSite',
    '@id': siteId(firm, language),
    name: firm.name,
    alternateName: firm.shortName,
    url,
    inLanguage: language,
    publisher: reference(thingId(firm, 'firm')),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}?search={search_term_string}` },
    },
  };
}
