import type { Language } from './language.ts';
import type { Translated } from './types.ts';

/** The words of the site by area: each is a file of its own in each language, fetched with what shows it. */
const en = {
  accessibility: () => import('./en/accessibility.ts'),
  advertisement: () => import('./en/advertisement.ts'),
  'app-manifest': () => import('./en/app-manifest.ts'),
  approach: () => import('./en/approach.ts'),
  career: () => import('./en/career.ts'),
  carousel: () => import('./en/carousel.ts'),
  connection: () => import('./en/connection.ts'),
  contact: () => import('./en/contact.ts'),
  'device-storage': () => import('./en/device-storage.ts'),
  disclaimer: () => import('./en/disclaimer.ts'),
  expertise: () => import('./en/expertise.ts'),
  home: () => import('./en/home.ts'),
  install: () => import('./en/install.ts'),
  news: () => import('./en/news.ts'),
  outbox: () => import('./en/outbox.ts'),
  'practice-area-text': () => import('./en/practice-area-text.ts'),
  'service-text': () => import('./en/service-text.ts'),
  site: () => import('./en/site.ts'),
  team: () => import('./en/team.ts'),
};

const bn = {
  accessibility: () => import('./bn/accessibility.ts'),
  advertisement: () => import('./bn/advertisement.ts'),
  'app-manifest': () => import('./bn/app-manifest.ts'),
  approach: () => import('./bn/approach.ts'),
  career: () => import('./bn/career.ts'),
  carousel: () => import('./bn/carousel.ts'),
  connection: () => import('./bn/connection.ts'),
  contact: () => import('./bn/contact.ts'),
  'device-storage': () => import('./bn/device-storage.ts'),
  disclaimer: () => import('./bn/disclaimer.ts'),
  expertise: () => import('./bn/expertise.ts'),
  home: () => import('./bn/home.ts'),
  install: () => import('./bn/install.ts'),
  news: () => import('./bn/news.ts'),
  outbox: () => import('./bn/outbox.ts'),
  'practice-area-text': () => import('./bn/practice-area-text.ts'),
  'service-text': () => import('./bn/service-text.ts'),
  site: () => import('./bn/site.ts'),
  team: () => import('./bn/team.ts'),
};

export type Area = keyof typeof en;
export type Texts = { readonly [Name in Area]: Translated<Awaited<ReturnType<(typeof en)[Name]>>> };

const areas: { readonly [Code in Language]: { readonly [Name in Area]: () => Promise<Texts[Name]> } } = {
  en,
  bn,
};

/** The words of one language, as far as they are here. */
export interface TextStore {
  readonly language: Language;
  /** What is here already; undefined before it was loaded. */
  get<Name extends Area>(area: Name): Texts[Name] | undefined;
  /** Fetches an area, once. Rejects when it cannot be had; the next call tries again. */
  load<Name extends Area>(area: Name): Promise<Texts[Name]>;
  /** The last call of `load`, or the first: React's use() asks at every render, and must get the same answer. */
  lastLoad<Name extends Area>(area: Name): Promise<Texts[Name]>;
}

export function createTextStore(language: Language): TextStore {
  const loaded = new Map<Area, unknown>();
  const loading = new Map<Area, Promise<unknown>>();
  const failed = new Set<Area>();

  async function fetchArea(area: Area): Promise<unknown> {
    failed.delete(area);
    try {
      const text = await areas[language][area]();
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
  };
}

/** All words of a language, for the prerenderer. */
export async function loadAllTexts(language: Language): Promise<TextStore> {
  const store = createTextStore(language);
  await Promise.all((Object.keys(en) as Area[]).map((area) => store.load(area)));
  return store;
}
