import { loadPracticeArea as loadBanglaArea } from './bn/practice-areas/load.ts';
import { loadService as loadBanglaService } from './bn/services/load.ts';
import { loadPracticeArea as loadEnglishArea } from './en/practice-areas/load.ts';
import { loadService as loadEnglishService } from './en/services/load.ts';
import type { Language } from './language.ts';
import type { PracticeAreaSlug, ServiceSlug } from './slugs.ts';

/* The long texts, by language: a file for each page, fetched with it. */

const practiceAreas = { en: loadEnglishArea, bn: loadBanglaArea };
const services = { en: loadEnglishService, bn: loadBanglaService };

/** Fetches the text of a practice area's page. Rejects when it cannot be had. */
export const loadPracticeArea = (language: Language, slug: PracticeAreaSlug) => practiceAreas[language](slug);

/** Fetches the text of a service's page. Rejects when it cannot be had. */
export const loadService = (language: Language, slug: ServiceSlug) => services[language](slug);
