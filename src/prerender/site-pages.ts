import { accessibilityHero } from '../content/en/accessibility.ts';
import { advertisementHero } from '../content/en/advertisement.ts';
import { approachHero } from '../content/en/approach.ts';
import { careerHero } from '../content/en/career.ts';
import { contactHero } from '../content/en/contact.ts';
import { expertiseHero } from '../content/en/expertise.ts';
import { firm } from '../content/en/firm.ts';
import { newsHero } from '../content/en/news.ts';
import { accessibilityPage, mainPages } from '../content/en/pages.ts';
import { practiceAreaBreadcrumb } from '../content/en/practice-area-text.ts';
import { practiceAreas } from '../content/en/practice-areas/index.ts';
import { serviceBreadcrumb } from '../content/en/service-text.ts';
import { services } from '../content/en/services/index.ts';
import { teamHero } from '../content/en/team.ts';
import type { ArtName } from '../content/drawings.ts';
import type { PageHeroText, PagePath } from '../content/types.ts';
import type { DescribedPage } from '../structured-data/page-graph.ts';

/** A page with an address of its own, as the build sees it. */
export interface SitePage extends DescribedPage {
  /** The drawing on the picture that other places show beside a link. */
  readonly art: ArtName;
  /** Where its text is written, from the root of the repository: the history of this file is that of the page. */
  readonly contentFile: string;
}

/** How the pages with a template of their own open; one that is not listed is shown by its title and the office. */
const heroes: { readonly [Path in PagePath]?: PageHeroText & { readonly image?: ArtName } } = {
  '/approach': { ...approachHero, image: 'hero-approach-morning' },
  '/expertise': expertiseHero,
  '/team': teamHero,
  '/career': careerHero,
  '/news': newsHero,
  '/advertisement': advertisementHero,
  '/contact': contactHero,
  '/accessibility': accessibilityHero,
};

const mainBreadcrumb = (path: PagePath, title: string): SitePage['breadcrumb'] =>
  path === '/' ? [] : (heroes[path]?.breadcrumb ?? [{ label: 'Home', to: '/' }, { label: title }]);

/** Every static page of the site, in the order of menu and lists. */
export const sitePages: readonly SitePage[] = [
  ...[...mainPages, accessibilityPage].map(({ path, title, description }) => ({
    kind: 'main' as const,
    path,
    title: path === '/' ? firm.name : title,
    description,
    breadcrumb: mainBreadcrumb(path, title),
    art: path === '/' ? ('hero-home-principles' as const) : (heroes[path]?.image ?? ('hero-about' as const)),
    contentFile: `src/content/${path === '/' ? 'home' : path.slice(1)}.ts`,
  })),
  ...practiceAreas.map(({ path, slug, title, summary }) => ({
    kind: 'practice area' as const,
    path,
    title,
    description: summary,
    breadcrumb: [...practiceAreaBreadcrumb, { label: title }],
    art: `practice-${slug}` as const,
    contentFile: `src/content/en/practice-areas/${slug}.ts`,
  })),
  ...services.map(({ path, slug, title, summary }) => ({
    kind: 'service' as const,
    path,
    title,
    description: summary,
    breadcrumb: [...serviceBreadcrumb, { label: title }],
    art: `service-${slug}` as const,
    contentFile: `src/content/en/services/${slug}.ts`,
  })),
];
