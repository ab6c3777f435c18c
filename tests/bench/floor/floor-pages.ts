import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  howAMatterBegins,
  practiceAreaBadges,
  practiceAreaBreadcrumb,
} from '../../../src/content/practice-area-text.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import { loadPracticeArea } from '../../../src/content/practice-areas/load.ts';
import { serviceBreadcrumb, serviceText } from '../../../src/content/service-text.ts';
import { services } from '../../../src/content/services/index.ts';
import { loadService } from '../../../src/content/services/load.ts';
import type { PracticeAreaSlug, ServiceSlug } from '../../../src/content/slugs.ts';
import { escapeText, type FloorPage } from './floor-page.ts';

const artFolder = path.resolve(import.meta.dirname, '../../../public/art');
const readDrawing = (name: string) => readFileSync(path.join(artFolder, `${name}.svg`), 'utf8');

const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
const listOf = (items: readonly string[]) => `<ul>${items.join('')}</ul>`;
const item = (text: string) => `<li>${escapeText(text)}</li>`;
const card = (title: string, inner: string, id?: string) =>
  `<div class="card"${id ? ` id="${id}"` : ''}><h3>${escapeText(title)}</h3>${inner}</div>`;
const grid = (cards: readonly string[]) => `<section class="grid">${cards.join('')}</section>`;

async function practiceAreaPage(slug: PracticeAreaSlug): Promise<string> {
  const { lead, cards } = await loadPracticeArea(slug);
  const { title, text, steps, note } = howAMatterBegins;
  return [
    `<p class="lead">${escapeText(lead)}</p>`,
    grid(cards.map((each) => card(each.title, listOf(each.description.map(item)), each.sectionId))),
    grid(practiceAreaBadges.map((badge) => card(badge.title, paragraph(badge.text)))),
    `<section><h2>${escapeText(title)}</h2>${paragraph(text)}<div class="grid">`,
    ...steps.map((step) => card(step.title, paragraph(step.text))),
    `</div>${paragraph(note)}</section>`,
  ].join('');
}

async function servicePage(slug: ServiceSlug): Promise<string> {
  const { intro, points } = await loadService(slug);
  const list = points.map(
    ({ heading, body }) => `<li><b>${escapeText(heading)}</b> ${escapeText(body)}</li>`,
  );
  return `<section><h2>${serviceText.heading}</h2>${paragraph(intro)}${listOf(list)}</section>`;
}

/** Every page of a practice area and of a service: the words and the drawing of our own, without a layout of its own. */
export async function floorPages(): Promise<FloorPage[]> {
  const areas = practiceAreas.map(async ({ slug, path, title, summary }) => ({
    path,
    title,
    description: summary,
    drawing: readDrawing(`practice-${slug}`),
    breadcrumb: [...practiceAreaBreadcrumb.map(({ label }) => label), title],
    body: await practiceAreaPage(slug),
  }));
  const others = services.map(async ({ slug, path, title, summary }) => ({
    path,
    title,
    description: summary,
    drawing: readDrawing(`service-${slug}`),
    breadcrumb: [...serviceBreadcrumb.map(({ label }) => label), title],
    body: await servicePage(slug),
  }));
  return Promise.all([...areas, ...others]);
}
