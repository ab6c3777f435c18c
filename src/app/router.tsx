import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { accessibilityPage, applyPage, mainPages, notFoundPage, storagePage } from '../content/pages.ts';
import { practiceAreas } from '../content/practice-areas/index.ts';
import { loadPracticeArea } from '../content/practice-areas/load.ts';
import { services } from '../content/services/index.ts';
import { loadService } from '../content/services/load.ts';
import {
  practiceAreaSlugs,
  serviceSlugs,
  type MainPagePath,
  type PracticeAreaSlug,
  type ServiceSlug,
} from '../content/slugs.ts';
import { hashScroll } from '../device/motion.ts';
import { PageFailure } from '../layout/page-failure/page-failure.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { documentHead } from './document-head.ts';
import type { ListPath } from '../lib/api-address.ts';
import { fade, mayScroll } from './navigation.ts';
import { pageComponent } from './page-loading.ts';

/*
 * The route table: the only file that knows every page. `staticData.modules` names the files of a page that are
 * loaded on demand, relative to src/, so that the prerenderer can ask for them in the page's own HTML.
 */

const rootRoute = createRootRoute({ component: SiteLayout, errorComponent: PageFailure });

function mainPage(path: MainPagePath) {
  const page = mainPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`content/pages.ts has no page ${path}`);
  return () => documentHead(page);
}

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: mainPage('/'),
  staticData: { modules: ['pages/home/home-page.tsx'], lateModules: ['ui/card-slider.tsx'] },
  component: pageComponent(() => import('../pages/home/home-page.tsx'), 'HomePage'),
});

const approach = createRoute({
  getParentRoute: () => rootRoute,
  path: '/approach',
  head: mainPage('/approach'),
  staticData: { modules: ['pages/approach/approach-page.tsx'] },
  component: pageComponent(() => import('../pages/approach/approach-page.tsx'), 'ApproachPage'),
});

const expertise = createRoute({
  getParentRoute: () => rootRoute,
  path: '/expertise',
  head: mainPage('/expertise'),
  staticData: { modules: ['pages/expertise-page.tsx'] },
  component: pageComponent(() => import('../pages/expertise-page.tsx'), 'ExpertisePage'),
});

const team = createRoute({
  getParentRoute: () => rootRoute,
  path: '/team',
  head: mainPage('/team'),
  staticData: { modules: ['pages/team/team-page.tsx'] },
  component: pageComponent(() => import('../pages/team/team-page.tsx'), 'TeamPage'),
});

const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  head: mainPage('/contact'),
  staticData: { modules: ['pages/contact/contact-page.tsx'], lateModules: ['forms/contact-form.tsx'] },
  component: pageComponent(() => import('../pages/contact/contact-page.tsx'), 'ContactPage'),
});

const accessibility = createRoute({
  getParentRoute: () => rootRoute,
  path: accessibilityPage.path,
  head: () => documentHead(accessibilityPage),
  staticData: { modules: ['pages/accessibility-page.tsx'] },
  component: pageComponent(() => import('../pages/accessibility-page.tsx'), 'AccessibilityPage'),
});

/** The pages that show what the server says share one query client; the other pages do not load it. */
const serverData = createRoute({
  getParentRoute: () => rootRoute,
  id: 'server-data',
  staticData: { modules: ['app/server-data.tsx'] },
  component: pageComponent(() => import('./server-data.tsx'), 'ServerData'),
});

const career = createRoute({
  getParentRoute: () => serverData,
  path: '/career',
  head: mainPage('/career'),
  // The types of jobs are asked for only where there is none: then its form is shown.
  staticData: { modules: ['pages/career-page.tsx'], lists: ['job-titles/'] },
  component: pageComponent(() => import('../pages/career-page.tsx'), 'CareerPage'),
});

const apply = createRoute({
  getParentRoute: () => serverData,
  path: '/apply/job/$jobId',
  head: () => documentHead({ ...applyPage, path: null }),
  staticData: { modules: ['pages/apply-page.tsx'], lists: ['job-titles/', 'job-types'] },
  component: pageComponent(() => import('../pages/apply-page.tsx'), 'ApplyPage'),
});

const news = createRoute({
  getParentRoute: () => serverData,
  path: '/news',
  head: mainPage('/news'),
  staticData: { modules: ['pages/news/news-page.tsx'], lists: ['news-and-events'] },
  component: pageComponent(() => import('../pages/news/news-page.tsx'), 'NewsPage'),
});

const advertisement = createRoute({
  getParentRoute: () => serverData,
  path: '/advertisement',
  head: mainPage('/advertisement'),
  staticData: {
    modules: ['pages/advertisement-page.tsx'],
    lists: ['advertisements/'],
  },
  component: pageComponent(() => import('../pages/advertisement-page.tsx'), 'AdvertisementPage'),
});

const deviceStorage = createRoute({
  getParentRoute: () => rootRoute,
  path: storagePage.path,
  head: () => documentHead({ ...storagePage, path: null }),
  staticData: { modules: ['app/device-storage.tsx'] },
  component: pageComponent(() => import('./device-storage.tsx'), 'DeviceStorage'),
});

function practiceAreaRoute<const Slug extends PracticeAreaSlug>(slug: Slug) {
  const summary = practiceAreas.find((area) => area.slug === slug);
  if (!summary) throw new Error(`content/practice-areas/index.ts has no ${slug}`);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: `/${slug}`,
    staticData: {
      modules: ['pages/practice-area-page.tsx', `content/practice-areas/${slug}.ts`],
    },
    head: () => documentHead({ path: summary.path, title: summary.title, description: summary.summary }),
    loader: async () => ({ ...summary, ...(await loadPracticeArea(slug)) }),
    component: pageComponent(() => import('../pages/practice-area-page.tsx'), 'PracticeAreaPage'),
  });
}

function serviceRoute<const Slug extends ServiceSlug>(slug: Slug) {
  const summary = services.find((service) => service.slug === slug);
  if (!summary) throw new Error(`content/services/index.ts has no ${slug}`);
  return createRoute({
    getParentRoute: () => rootRoute,
    path: `/${slug}`,
    staticData: {
      modules: ['pages/service-page.tsx', `content/services/${slug}.ts`],
    },
    head: () => documentHead({ path: summary.path, title: summary.title, description: summary.summary }),
    loader: async () => ({ ...summary, ...(await loadService(slug)) }),
    component: pageComponent(() => import('../pages/service-page.tsx'), 'ServicePage'),
  });
}

/** One route a slug, typed as such: this is what makes a link to a page that does not exist fail to compile. */
type RoutesOf<Slugs extends readonly string[], RouteOf extends { [Slug in Slugs[number]]: unknown }> = {
  [Index in keyof Slugs]: RouteOf[Slugs[Index]];
};
type PracticeAreaRoutes = RoutesOf<
  typeof practiceAreaSlugs,
  { [Slug in PracticeAreaSlug]: ReturnType<typeof practiceAreaRoute<Slug>> }
>;
type ServiceRoutes = RoutesOf<
  typeof serviceSlugs,
  { [Slug in ServiceSlug]: ReturnType<typeof serviceRoute<Slug>> }
>;

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  head: () => documentHead({ ...notFoundPage, path: null }),
  staticData: { modules: ['pages/not-found-page.tsx'] },
  component: pageComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

const routeTree = rootRoute.addChildren([
  home,
  approach,
  expertise,
  team,
  contact,
  deviceStorage,
  accessibility,
  serverData.addChildren([career, apply, news, advertisement]),
  ...(practiceAreaSlugs.map(practiceAreaRoute) as unknown as PracticeAreaRoutes),
  ...(serviceSlugs.map(serviceRoute) as unknown as ServiceRoutes),
  notFound,
]);

/** The site's router: over the browser's history, or over a memory history where pages are prerendered. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // Content is part of the build: once loaded it never goes stale.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: PageFailure,
    // Back and forward return to where the visitor was. In the prerenderer it would print an inline script.
    scrollRestoration: history === undefined && mayScroll,
    defaultViewTransition: fade,
    defaultHashScrollIntoView: hashScroll,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface StaticDataRouteOption {
    readonly modules?: readonly string[];
    /** Files of parts that stand in the HTML and are hydrated later (ui/late-part.tsx): it needs their styles only. */
    readonly lateModules?: readonly string[];
    /** Lists of the server that the page shows: its HTML asks for them (prerender/page-variants.ts). */
    readonly lists?: readonly ListPath[];
  }
}
