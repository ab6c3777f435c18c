import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { accessibilityPage, applyPage, mainPages, notFoundPage, storagePage } from '../content/pages.ts';
import { practiceAreaSummary } from '../content/practice-areas/index.ts';
import { loadPracticeArea } from '../content/practice-areas/load.ts';
import { serviceSummary } from '../content/services/index.ts';
import { loadService } from '../content/services/load.ts';
import {
  practiceAreaSlugs,
  serviceSlugs,
  type PracticeAreaSlug,
  type ServiceSlug,
} from '../content/slugs.ts';
import { hashScroll } from '../device/motion.ts';
import { workers } from '../device/worker-client.ts';
import { PageFailure } from '../layout/page-failure/page-failure.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { documentHead } from './document-head.ts';
import type { ListPath } from '../lib/api-address.ts';
import { fade, mayScroll } from './navigation.ts';
import { pageComponent } from './page-loading.ts';

/*
 * The route table: the only file that knows every page. `staticData.modules` names the files of a page that are
 * loaded on demand, relative to src/, so that the prerenderer can ask for them in the page's own HTML. Every path is
 * typed, those of areas and services by their slugs: a link to a page that does not exist does not compile.
 */

const rootRoute = createRootRoute({ component: SiteLayout, errorComponent: PageFailure });

/** The pages that show what the server says share one query client; the other pages do not load it. */
const serverData = createRoute({
  getParentRoute: () => rootRoute,
  id: 'server-data',
  staticData: { modules: ['app/server-data.tsx'] },
  component: pageComponent(() => import('./server-data.tsx'), 'ServerData'),
});

function listedPage(path: string): Parameters<typeof documentHead>[0] {
  const page = [...mainPages, accessibilityPage].find((candidate) => candidate.path === path);
  if (!page) throw new Error(`content/pages.ts has no page ${path}`);
  return page;
}

/** What routes have in common. The component stands beside it, for its import has to be written out. */
function page<const Path extends string>(path: Path, files: StaticDataRouteOption, head = listedPage(path)) {
  return { getParentRoute: () => rootRoute, path, head: () => documentHead(head), staticData: files };
}

function practiceAreaRoute(slug: PracticeAreaSlug) {
  const area = practiceAreaSummary(slug);
  return createRoute({
    ...page(
      `/${slug}`,
      { modules: ['pages/practice-area-page.tsx', `content/practice-areas/${slug}.ts`] },
      { ...area, description: area.summary },
    ),
    loader: async () => ({ ...area, ...(await loadPracticeArea(slug)) }),
    component: pageComponent(() => import('../pages/practice-area-page.tsx'), 'PracticeAreaPage'),
  });
}

function serviceRoute(slug: ServiceSlug) {
  const service = serviceSummary(slug);
  return createRoute({
    ...page(
      `/${slug}`,
      { modules: ['pages/service-page.tsx', `content/services/${slug}.ts`] },
      { ...service, description: service.summary },
    ),
    loader: async () => ({ ...service, ...(await loadService(slug)) }),
    component: pageComponent(() => import('../pages/service-page.tsx'), 'ServicePage'),
  });
}

const routeTree = rootRoute.addChildren([
  createRoute({
    ...page('/', { modules: ['pages/home/home-page.tsx'], lateModules: ['ui/card-slider.tsx'] }),
    component: pageComponent(() => import('../pages/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    ...page('/approach', { modules: ['pages/approach/approach-page.tsx'] }),
    component: pageComponent(() => import('../pages/approach/approach-page.tsx'), 'ApproachPage'),
  }),
  createRoute({
    ...page('/expertise', { modules: ['pages/expertise-page.tsx'] }),
    component: pageComponent(() => import('../pages/expertise-page.tsx'), 'ExpertisePage'),
  }),
  createRoute({
    ...page('/team', { modules: ['pages/team/team-page.tsx'] }),
    component: pageComponent(() => import('../pages/team/team-page.tsx'), 'TeamPage'),
  }),
  createRoute({
    ...page('/contact', {
      modules: ['pages/contact/contact-page.tsx'],
      lateModules: ['forms/contact-form.tsx'],
    }),
    component: pageComponent(() => import('../pages/contact/contact-page.tsx'), 'ContactPage'),
  }),
  createRoute({
    ...page(
      storagePage.path,
      { modules: ['pages/device-storage/device-storage.tsx'] },
      { ...storagePage, path: null },
    ),
    component: pageComponent(() => import('../pages/device-storage/device-storage.tsx'), 'DeviceStorage'),
  }),
  createRoute({
    ...page(accessibilityPage.path, { modules: ['pages/accessibility-page.tsx'] }),
    component: pageComponent(() => import('../pages/accessibility-page.tsx'), 'AccessibilityPage'),
  }),
  serverData.addChildren([
    createRoute({
      // The types of jobs are asked for only where there is none: then its form is shown.
      ...page('/career', { modules: ['pages/career-page.tsx'], lists: ['job-titles/'] }),
      getParentRoute: () => serverData,
      component: pageComponent(() => import('../pages/career-page.tsx'), 'CareerPage'),
    }),
    createRoute({
      ...page(
        '/apply/job/$jobId',
        { modules: ['pages/apply-page.tsx'], lists: ['job-titles/', 'job-types'] },
        { ...applyPage, path: null },
      ),
      getParentRoute: () => serverData,
      component: pageComponent(() => import('../pages/apply-page.tsx'), 'ApplyPage'),
    }),
    createRoute({
      ...page('/news', { modules: ['pages/news/news-page.tsx'], lists: ['news-and-events'] }),
      getParentRoute: () => serverData,
      component: pageComponent(() => import('../pages/news/news-page.tsx'), 'NewsPage'),
    }),
    createRoute({
      ...page('/advertisement', { modules: ['pages/advertisement-page.tsx'], lists: ['advertisements/'] }),
      getParentRoute: () => serverData,
      component: pageComponent(() => import('../pages/advertisement-page.tsx'), 'AdvertisementPage'),
    }),
  ]),
  ...practiceAreaSlugs.map(practiceAreaRoute),
  ...serviceSlugs.map(serviceRoute),
  createRoute({
    ...page('$', { modules: ['pages/not-found-page.tsx'] }, { ...notFoundPage, path: null }),
    component: pageComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
  }),
]);

/** The site's router: over the browser's history, or over a memory history where pages are prerendered. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: 'never',
    // What is on the device is ready as soon as its link is seen; from the network only what is about to be used.
    defaultPreload: workers?.controller ? 'viewport' : 'intent',
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
