import type { Language } from './language.ts';
import type { PracticeAreaSlug, ServiceSlug } from './slugs.ts';
import type { PracticeAreaContent, ServicePage, Translated } from './types.ts';

type English = typeof import('./en/areas.ts');

/** The words of the site by area. */
export type Area = keyof English['areas'];
export type Texts = {
  readonly [Name in Area]: Translated<Awaited<ReturnType<English['areas'][Name]>>>;
};
export type Areas = { readonly [Name in Area]: () => Promise<Texts[Name]> };

/** What a language's folder says of where its words are. */
interface Index extends Pick<English, 'loadPracticeArea' | 'loadService'> {
  readonly areas: Areas;
}

const indexes = import.meta.glob('./*/areas.ts') as {
  readonly [Code in Language as `./${Code}/areas.ts`]: () => Promise<Index>;
};
const indexOf = (language: Language) => indexes[`./${language}/areas.ts`]();

/** The words of one language, as far as they are here. */
export interface TextStore {
  readonly language: Language;
  /** What is here already; undefined before it was loaded. */
  get<Name extends Area>(area: Name): Texts[Name] | undefined;
  /** Fetches an area, once. Rejects when it cannot be had; the next call tries again. */
  load<Name extends Area>(area: Name): Promise<Texts[Name]>;
  /** The last call of `load`, or the first: React's use() asks at every render, and must get the same answer. */
  lastLoad<Name extends Area>(area: Name): Promise<Texts[Name]>;
  /** Fetches the text of a practice area's page. Rejects when it cannot be had. */
  loadPracticeArea(slug: PracticeAreaSlug): Promise<PracticeAreaContent>;
  /** Fetches the text of a service's page. Rejects when it cannot be had. */
  loadService(slug: ServiceSlug): Promise<ServicePage>;
}

export function createTextStore(language: Language): TextStore {
  const index = () => indexOf(language);
  const loaded = new Map<Area, unknown>();
  const loading = new Map<Area, Promise<unknown>>();
  const failed = new Set<Area>();

  async function fetchArea(area: Area): Promise<unknown> {
    failed.delete(area);
    try {
      const { areas } = await index();
      const text = await areas[area]();
      loaded.set(area, text);
      return text;
    } catch (error) {
      failed.add(area);
      throw error;
    }
  }
  function load<Name extends Area>(area: Name) {
    const promise = (failed.has(area) ? undefined : loading.get(area)) ?? fetchArea(area);
    loading.set(area, promise);
    return promise as Promise<Texts[Name]>;
  }
  return {
    language,
    get: <Name extends Area>(area: Name) => loaded.get(area) as Texts[Name] | undefined,
    load,
    lastLoad: <Name extends Area>(area: Name) =>
      (loading.get(area) as Promise<Texts[Name]> | undefined) ?? load(area),
    loadPracticeArea: async (slug) => (await index()).loadPracticeArea(slug),
    loadService: async (slug) => (await index()).loadService(slug),
  };
}

/** All words of a language, for the prerenderer. */
export async function loadAllTexts(language: Language): Promise<TextStore> {
  const store = createTextStore(language);
  const { areas } = await indexOf(language);
  await Promise.all((Object.keys(areas) as Area[]).map((area) => store.load(area)));
  return store;
}
