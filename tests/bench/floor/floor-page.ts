import { firm } from '../../../src/content/firm.ts';
import { practiceAreas } from '../../../src/content/practice-areas/index.ts';
import { services } from '../../../src/content/services/index.ts';
import { uiText } from '../../../src/content/ui-text.ts';
import { floorStyle } from './style.ts';

/** What differs from page to page; `drawing` and `body` are HTML. */
export interface FloorPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly drawing: string;
  readonly breadcrumb: readonly string[];
  readonly body: string;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const link = (path: string, label: string) => `<a href="${path}">${escapeText(label)}</a>`;
const links = (entries: readonly { readonly path: string; readonly title: string }[]) =>
  entries.map(({ path, title }) => link(path, title)).join('');

const header = `<header><div class="top">${firm.phone.display} · ${firm.email} · ${escapeText(firm.hours.text)}</div><a class="brand" href="/">${escapeText(firm.name)}</a><nav>${uiText.header.menu.map(({ to, label }) => link(to, label)).join('')}</nav></header>`;

const footer = `<footer><p>${firm.address.lines.map(escapeText).join(', ')}<br>${firm.phone.display}<br>${firm.email}</p><h2>${uiText.footer.headings.practiceAreas}</h2>${links(practiceAreas)}<h2>${uiText.footer.headings.services}</h2>${links(services)}<p>${escapeText(uiText.footer.about)}</p></footer>`;

const registration =
  "<script>navigator.serviceWorker&&addEventListener('load',()=>navigator.serviceWorker.register('/sw.js'))</script>";

/** A whole page as HTML with its style in it; without a script, or with the line that registers the worker. */
export function floorHtml(page: FloorPage, withWorker: boolean): string {
  const { title, description, drawing, breadcrumb, body } = page;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(title)} | ${escapeText(firm.name)}</title><meta name="description" content="${escapeText(description)}"><link rel="icon" href="data:,"><style>${floorStyle}</style></head><body>
${header}
<main><div class="hero">${drawing}<h1>${escapeText(title)}</h1></div><div class="crumb">${breadcrumb.map(escapeText).join(' › ')}</div>${body}</main>
${footer}
${withWorker ? registration : ''}</body></html>`;
}

/** The worker: keeps every page when it is installed, and answers with what it keeps. */
export function floorWorker(paths: readonly string[]): string {
  return `const C='floor-1',A=${JSON.stringify(paths)};
addEventListener('install',e=>e.waitUntil(caches.open(C).then(c=>c.addAll(A))));
addEventListener('fetch',e=>{if(e.request.mode==='navigate')e.respondWith(caches.match(e.request,{ignoreSearch:true}).then(r=>r||fetch(e.request)))});`;
}
