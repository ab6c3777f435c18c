import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withColours } from '../../src/pictures/palette.ts';
import { languages, localPath, type Language } from '../../src/content/language.ts';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';
import type { Texts } from '../../src/content/texts.ts';
import type { PracticeAreaContent } from '../../src/content/types.ts';

/*
 * The floor, in every language: the words and drawings of our practice areas as somebody would write them by hand, the style inline, without
 * a script. It is the physical limit of what they need; with a worker of three lines, of a visit that is stored.
 */

const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1c2b28;background:#fbfaf6}a{color:#0d5c4d}
header,footer{background:#0d3b34;color:#fff;padding:12px 16px}header a,footer a{color:#fff;text-decoration:none;margin-right:12px;display:inline-block;padding:4px 0}
.top{font-size:13px;opacity:.9}.brand{font:600 20px Georgia,serif}nav{font-size:14px}.hero{position:relative;background:#e9e4d6}.hero svg{display:block;width:100%;height:200px}
.hero h1{margin:0;padding:16px;font:600 28px/1.2 Georgia,serif}main{max-width:1120px;margin:auto}section,.lead{padding:16px}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(280px,1fr))}.card{background:#fff;border:1px solid #e2ddcf;border-radius:10px;padding:16px}
h2,h3{font:600 20px/1.3 Georgia,serif;margin:0 0 8px}ul{padding-left:18px;margin:0}li{margin:4px 0}footer{margin-top:24px;font-size:14px}`;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
const card = (title: string, inner: string) =>
  `<div class="card"><h3>${escapeText(title)}</h3>${inner}</div>`;
const grid = (cards: readonly string[]) => `<section class="grid">${cards.join('')}</section>`;

const registration =
  "<script>addEventListener('load',()=>navigator.serviceWorker.register('/sw.js'))</script>";

const worker = (paths: readonly string[]) => `const A=${JSON.stringify(paths)};
addEventListener('install',e=>e.waitUntil(caches.open('floor').then(c=>c.addAll(A))));
addEventListener('fetch',e=>{if(e.request.mode==='navigate')e.respondWith(caches.match(e.request).then(r=>r||fetch(e.request)))});`;

/** The pages of a language by their paths. */
async function pagesOf(
  language: Language,
  hasWorker: boolean,
): Promise<readonly (readonly [string, string])[]> {
  const folder = `../../src/content/${language}`;
  const { firm, practiceAreas, services, uiText } = (await import(`${folder}/site.ts`)) as Texts['site'];
  const { howAMatterBegins: begin, practiceAreaBadges } = (await import(
    `${folder}/practice-area-text.ts`
  )) as Texts['practice-area-text'];
  const link = (to: string, label: string) => `<a href="${localPath(language, to)}">${escapeText(label)}</a>`;
  const links = (pages: readonly { readonly path: string; readonly title: string }[]) =>
    pages.map((page) => link(page.path, page.title)).join('');
  const header = `<header><div class="top">${firm.phone.display} · ${firm.email} · ${escapeText(firm.hours.text)}</div>${link('/', firm.name)}<nav>${uiText.header.menu.map(({ to, label }) => link(to, label)).join('')}</nav></header>`;
  const footer = `<footer><p>${firm.offices[0].lines.map(escapeText).join(', ')}<br>${firm.phone.display}<br>${firm.email}</p><h2>${uiText.footer.headings.practiceAreas}</h2>${links(practiceAreas)}<h2>${uiText.footer.headings.services}</h2>${links(services)}${paragraph(uiText.footer.about)}</footer>`;
  const pageOf = async ({ slug, path: address, title, summary }: (typeof practiceAreas)[number]) => {
    const { content } = (await import(`${folder}/practice-areas/${slug}.ts`)) as {
      content: PracticeAreaContent;
    };
    const { lead, cards } = content;
    const art = path.resolve(import.meta.dirname, `../../public/art/practice-${slug}.svg`);
    const items = (texts: readonly string[]) =>
      `<ul>${texts.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
    const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeText(title)} | ${escapeText(firm.name)}</title><meta name="description" content="${escapeText(summary)}"><link rel="icon" href="data:,"><style>${style}</style></head><body>${header}
<main><div class="hero">${withColours(readFileSync(art, 'utf8'))}<h1>${escapeText(title)}</h1></div><p class="lead">${escapeText(lead)}</p>
${grid(cards.map((each) => card(each.title, items(each.description))))}${grid(practiceAreaBadges.map((badge) => card(badge.title, paragraph(badge.text))))}
<section><h2>${escapeText(begin.title)}</h2>${paragraph(begin.text)}${grid(begin.steps.map((step) => card(step.title, paragraph(step.text))))}${paragraph(begin.note)}</section></main>
${footer}${hasWorker ? registration : ''}</body></html>`;
    return [localPath(language, address), html] as const;
  };
  return Promise.all(practiceAreas.map(pageOf));
}

/** Writes the floor and its compressed copies into a new folder; with or without the worker. */
export async function writeFloor(folder: string, hasWorker: boolean): Promise<void> {
  const write = (name: string, text: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  };
  const pages = (await Promise.all(languages.map((language) => pagesOf(language, hasWorker)))).flat();
  for (const [address, html] of pages) write(`${address.slice(1)}.html`, html);
  if (hasWorker) write('sw.js', worker(practiceAreaSlugs.map((slug) => `/${slug}`)));
}
