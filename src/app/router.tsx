import { createRoute, createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { languageOf, localPath, rootOf, type Language } from '../content/language.ts';
import {
  practiceAreaSlugs,
  serviceSlugs,
  type PracticeAreaSlug,
  type ServiceSlug,
} from '../content/slugs.ts';
import type { TextStore } from '../content/texts.ts';
import { hashScroll } from '../device/motion.ts';
import { PageFailure } from '../layout/page-failure/page-failure.tsx';
import { wantsLessData } from '../device/save-data.ts';
import { workers } from '../device/worker-client.ts';
import { mayScroll } from './navigation.ts';
import { pageComponent } from './page-loading.ts';
import { longPage, memberPage, page, rootRoute } from './page-route.ts';

/*
 * The route table: the only file that knows every page. The prerenderer finds the scripts and sheets of a page by the name
 * of its component, so no two that are loaded on demand may share one; `texts` names the words, which come with them. Every
 * path is typed: a link to a page that does not exist does not compile. One table serves all languages. What the
 * prerenderer alone reads is not in the browser's copy of this table (trimRouteTable).
 */

/** The pages that show what the server says share one query client; the other pages do not load it. */
const serverData = createRoute({
  getParentRoute: () => rootRoute,
  id: 'server-data',
  component: pageComponent(() => import('./server-data.tsx'), 'ServerData'),
});

const practiceAreaRoute = (slug: PracticeAreaSlug) =>
  createRoute({
    ...longPage(
      slug,
      { texts: ['practice-area-text'], longText: `practice-areas/${slug}` },
      (site) => site.practiceAreaSummary(slug),
      (text) => text.loadPracticeArea(slug),
    ),
    component: pageComponent(() => import('../pages/practice-area-page.tsx'), 'PracticeAreaPage'),
  });

const serviceRoute = (slug: ServiceSlug) =>
  createRoute({
    ...longPage(
      slug,
      { texts: ['service-text'], longText: `services/${slug}` },
      (site) => site.serviceSummary(slug),
      (text) => text.loadService(slug),
    ),
    component: pageComponent(() => import('../pages/service-page.tsx'), 'ServicePage'),
  });

/** The form of a job; without one, that of an open application, to which only addresses cut short lead. */
const applyRoute = <const Path extends string>(path: Path) =>
  createRoute({
    ...page(path, { texts: ['career', 'outbox'], lists: ['job-titles/', 'job-types'] }, ({ applyPage }) => ({
      ...applyPage,
      path: null,
    })),
    getParentRoute: () => serverData,
    component: pageComponent(() => import('../pages/apply-page.tsx'), 'ApplyPage'),
  });

/* Outside of addChildren, whose type would make any string of the paths: then every link compiles. */

const pagesOfLists = [
  createRoute({
    // The types of jobs are asked for only where there is none: then its form is shown.
    ...page('/career', { texts: ['career', 'outbox'], lists: ['job-titles/'] }),
    getParentRoute: () => serverData,
    component: pageComponent(() => import('../pages/career-page.tsx'), 'CareerPage'),
  }),
  applyRoute('/apply/job/$jobId'),
  applyRoute('/apply'),
  createRoute({
    ...page('/news', { texts: ['news'], lists: ['news-and-events'] }),
    getParentRoute: () => serverData,
    component: pageComponent(() => import('../pages/news/news-page.tsx'), 'NewsPage'),
  }),
  createRoute({
    ...page('/advertisement', { texts: ['advertisement'], lists: ['advertisements/'] }),
    getParentRoute: () => serverData,
    component: pageComponent(() => import('../pages/advertisement-page.tsx'), 'AdvertisementPage'),
  }),
] as const;

const pages = [
  createRoute({
    ...page('/', { texts: ['home', 'carousel'], lateParts: ['CardSlider'] }),
    component: pageComponent(() => import('../pages/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    ...page('/approach', { texts: ['approach'] }),
    component: pageComponent(() => import('../pages/approach/approach-page.tsx'), 'ApproachPage'),
  }),
  createRoute({
    ...page('/expertise', { texts: ['expertise'] }),
    component: pageComponent(() => import('../pages/expertise-page.tsx'), 'ExpertisePage'),
  }),
  createRoute({
    ...page('/team', { texts: ['team'] }),
    component: pageComponent(() => import('../pages/team/team-page.tsx'), 'TeamPage'),
  }),
  createRoute({
    ...memberPage({ texts: ['team'] }),
    component: pageComponent(() => import('../pages/team/member-page.tsx'), 'MemberPage'),
  }),
  createRoute({
    ...page('/contact', { texts: ['contact', 'outbox'], lateParts: ['ContactForm'] }),
    component: pageComponent(() => import('../pages/contact/contact-page.tsx'), 'ContactPage'),
  }),
  createRoute({
    ...page('/stored-on-this-device', { texts: ['device-storage', 'submissions'] }, ({ storagePage }) => ({
      ...storagePage,
      path: null,
    })),
    component: pageComponent(() => import('../pages/device-storage/device-storage.tsx'), 'DeviceStorage'),
  }),
  createRoute({
    ...page('/accessibility', { texts: ['accessibility'] }),
    component: pageComponent(() => import('../pages/statement-page.tsx'), 'AccessibilityPage'),
  }),
  createRoute({
    ...page('/privacy', { texts: ['privacy'] }),
    component: pageComponent(() => import('../pages/statement-page.tsx'), 'PrivacyPage'),
  }),
  serverData.addChildren(pagesOfLists),
  ...practiceAreaSlugs.map(practiceAreaRoute),
  ...serviceSlugs.map(serviceRoute),
  createRoute({
    ...page('$', {}, ({ notFoundPage }) => ({ ...notFoundPage, path: null })),
    component: pageComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
  }),
] as const;

const routeTree = rootRoute.addChildren(pages);

/** Addresses of a language below its root. The router's own base path would give the start page a slash: '/bn/'. */
function addressesIn(language: Language): LocationRewrite {
  return {
    input({ url }) {
      // The place behind a mask (pages/team/member-card.tsx) comes without the code.
      if (languageOf(url.pathname) === language) url.pathname = url.pathname.slice(rootOf(language).length);
      return url;
    },
    output({ url }) {
      url.pathname = localPath(language, url.pathname);
      return url;
    },
  };
}

/** The site's router in the language of these words. @param history of the prerenderer; otherwise the browser's */
export function createSiteRouter(text: TextStore, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { text },
    ...(text.language !== 'en' && { rewrite: addressesIn(text.language) }),
    ...(history && { history }),
    trailingSlash: 'never',
    // What is on the device is ready as soon as its link is seen; from the network only what is about to be used.
    defaultPreload: workers?.controller && !wantsLessData() ? 'viewport' : 'intent',
    // As the host has it: to both '/Team' is an unknown address.
    caseSensitive: true,
    // Content is part of the build: once loaded it never goes stale.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: PageFailure,
    // Back and forward return to where the visitor was. In the prerenderer it would print an inline script.
    scrollRestoration: history === undefined && mayScroll,
    // An entry whose mask a reload has taken off shows another page (pages/team/member-card.tsx).
    getScrollRestorationKey: ({ state, pathname }) => `${state.key} ${pathname}`,
    defaultHashScrollIntoView: hashScroll,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
