import { createRootRouteWithContext, type StaticDataRouteOption } from '@tanstack/react-router';
import type { Area, TextStore, Texts } from '../content/texts.ts';
import type { PracticeAreaSummary, ServiceSummary, TeamMember } from '../content/types.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import type { ListPath } from '../lib/api-address.ts';
import { documentHead, type PageDescription } from './document-head.ts';

/* What the routes of router.tsx have in common. */

export const rootRoute = createRootRouteWithContext<{ readonly text: TextStore }>()({
  staticData: { texts: ['site'] },
  beforeLoad: async ({ context }) => ({ site: await context.text.load('site') }),
  component: SiteLayout,
});

type Describe = (site: Texts['site']) => PageDescription;

/** What a loader gets from the router. */
interface Loading {
  readonly context: { readonly text: TextStore; readonly site: Texts['site'] };
}

function listedPage(path: string): Describe {
  return ({ mainPages, footPages }) => {
    const page = [...mainPages, ...footPages].find((candidate) => candidate.path === path);
    if (!page) throw new Error(`content/pages.ts has no page ${path}`);
    return page;
  };
}

/** What routes have in common. The component stands beside it, for its import has to be written out. */
export function page<const Path extends string>(
  path: Path,
  files: StaticDataRouteOption,
  describe: Describe = listedPage(path),
) {
  return {
    getParentRoute: () => rootRoute,
    path,
    head: ({ match }: { match: Loading }) => documentHead(match.context.text, describe),
    loader: async ({ context: { text } }: Loading) => {
      await Promise.all((files.texts ?? []).map((area) => text.load(area)));
    },
    staticData: files,
  };
}

/** The page of a member. An id that nobody has is an unknown address, whose page it shows. */
export function memberPage(files: StaticDataRouteOption) {
  const { loader: loadWords, ...route } = page('/team/$memberId', files);
  return {
    ...route,
    loader: async (loading: Loading & { readonly params: { readonly memberId: string } }) => {
      await loadWords(loading);
      const { teamMembers } = await loading.context.text.load('team');
      return teamMembers.find(({ id }) => id === loading.params.memberId);
    },
    head: ({ match, loaderData }: { match: Loading; loaderData?: TeamMember | undefined }) =>
      documentHead(match.context.text, ({ notFoundPage }) =>
        loaderData
          ? { path: loaderData.path, title: loaderData.name, description: loaderData.summary }
          : { ...notFoundPage, path: null },
      ),
  };
}

type AnySummary = PracticeAreaSummary | ServiceSummary;

/** What the pages of practice areas and services have in common: a summary that is here, and a long text of their own. */
export function longPage<const Slug extends string, Summary extends AnySummary, Content>(
  slug: Slug,
  files: StaticDataRouteOption,
  summaryOf: (site: Texts['site']) => Summary,
  loadContent: (text: TextStore) => Promise<Content>,
) {
  const describe = (site: Texts['site']) => {
    const { path, title, summary } = summaryOf(site);
    return { path, title, description: summary };
  };
  const { loader: loadWords, ...route } = page(`/${slug}`, files, describe);
  const loader = async (loading: Loading) => {
    const { text, site } = loading.context;
    const [content] = await Promise.all([loadContent(text), loadWords(loading)]);
    return { ...summaryOf(site), ...content };
  };
  return { ...route, loader };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The words that the page shows, and for a page of data its own text, relative to the folder of the language. */
    readonly texts?: readonly Area[];
    readonly longText?: string;
    /** Components that stand in the HTML and are hydrated later (ui/late-part.tsx): it needs their styles only. */
    readonly lateParts?: readonly string[];
    /** Lists of the server that the page shows: its HTML asks for them (prerender/page-variants.ts). */
    readonly lists?: readonly ListPath[];
  }
}
