import type { ArtName } from '../content/drawings.ts';
import { languages, localPath, type Language } from '../content/language.ts';
import { loadAllTexts, type TextStore } from '../content/texts.ts';
import type { PageHeroText, StaticPath } from '../content/types.ts';
import type { DescribedPage } from '../structured-data/page-graph.ts';

/** A page with an address of its own, as the build sees it. */
export interface SitePage extends DescribedPage {
  /** Where it stands on the site: '/bn/team'. */
  readonly address: string;
  /** The drawing on the picture that other places show beside a link. */
  readonly art: ArtName;
  /** Where its text is written, from the root of the repository: the history of this file is that of the page. */
  readonly contentFile: string;
}

type Hero = PageHeroText & { readonly image?: ArtName };

/** How the pages with a template of their own open; one that is not listed is shown by its title and the office. */
async function heroesOf(text: TextStore): Promise<{ readonly [Path in StaticPath]?: Hero }> {
  return {
    '/approach': { ...(await text.load('approach')).approachHero, image: 'hero-approach-morning' },
    '/expertise': (await text.load('expertise')).expertiseHero,
    '/team': (await text.load('team')).teamHero,
    '/career': (await text.load('career')).careerHero,
    '/news': (await text.load('news')).newsHero,
    '/advertisement': (await text.load('advertisement')).advertisementHero,
    '/contact': (await text.load('contact')).contactHero,
    '/accessibility': (await text.load('accessibility')).accessibilityStatement.hero,
    '/privacy': (await text.load('privacy')).privacyStatement.hero,
  };
}

async function mainPagesOf(text: TextStore): Promise<SitePage[]> {
  const { firm, footPages, mainPages } = await text.load('site');
  const heroes = await heroesOf(text);
  const [home] = mainPages;
  return [...mainPages, ...footPages].map(({ path, title, description }) => ({
    kind: 'main',
    path,
    address: localPath(text.language, path),
    title: path === '/' ? firm.name : title,
    description,
    breadcrumb:
      path === '/'
        ? []
        : (heroes[path]?.breadcrumb ?? [{ label: home?.title ?? '', to: '/' }, { label: title }]),
    art: path === '/' ? 'hero-home-principles' : (heroes[path]?.image ?? 'hero-about'),
    contentFile: `src/content/${text.language}/${path === '/' ? 'home' : path.slice(1)}.ts`,
  }));
}

async function readPages(language: Language): Promise<readonly SitePage[]> {
  const text = await loadAllTexts(language);
  const { practiceAreas, services } = await text.load('site');
  const { practiceAreaBreadcrumb } = await text.load('practice-area-text');
  const { serviceBreadcrumb } = await text.load('service-text');
  const { memberBreadcrumb, teamMembers } = await text.load('team');
  const pageOf = (
    kind: SitePage['kind'],
    { path, title, summary }: Pick<SitePage, 'path' | 'title'> & { readonly summary: string },
    above: SitePage['breadcrumb'],
    art: ArtName,
    file: string,
  ): SitePage => ({
    kind,
    path,
    address: localPath(language, path),
    title,
    description: summary,
    breadcrumb: [...above, { label: title }],
    art,
    contentFile: `src/content/${language}/${file}.ts`,
  });
  return [
    ...(await mainPagesOf(text)),
    ...practiceAreas.map((area) => {
      const { slug } = area;
      return pageOf(
        'practice area',
        area,
        practiceAreaBreadcrumb,
        `practice-${slug}`,
        `practice-areas/${slug}`,
      );
    }),
    ...services.map((service) => {
      const { slug } = service;
      return pageOf('service', service, serviceBreadcrumb, `service-${slug}`, `services/${slug}`);
    }),
    ...teamMembers.map((member) =>
      pageOf('person', { ...member, title: member.name }, memberBreadcrumb, 'hero-team', 'team'),
    ),
  ];
}

const read = new Map<Language, Promise<readonly SitePage[]>>();

/** Every static page of a language, in the order of menu and lists. */
export function sitePages(language: Language): Promise<readonly SitePage[]> {
  const pages = read.get(language) ?? readPages(language);
  read.set(language, pages);
  return pages;
}

/**
 * The addresses of the same page by language, English for who reads none of them, as elements of this name: `link` in HTML,
 * `xhtml:link` in the sitemap.
 */
export function alternateLinks(element: string, { path }: SitePage, baseUrl: string): string {
  const addresses = languages.map((language) => [language, localPath(language, path)] as const);
  return [...addresses, ['x-default', path] as const]
    .map(([language, at]) => `<${element} rel="alternate" hreflang="${language}" href="${baseUrl}${at}"/>`)
    .join('');
}
