import type { Language } from '../src/content/language.ts';
import { lastResort } from '../src/content/last-resort.ts';

/** A page that needs no other file: it says that what was asked for is not on the device, and whom to call. */
const plainPage = (language: Language, { firm, text }: ReturnType<typeof lastResort>) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text.title} | ${firm.name}</title>
<style>body { font: 1.1rem/1.6 Georgia, serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem }
a { display: inline-block; min-height: 3rem; margin-right: 1.5rem; color: inherit }</style>
<p>${firm.name}</p>
<h1>${text.title}</h1>
<p>${text.textInPart}</p>
<p><a href="">${text.tryAgain}</a> <a href="tel:${firm.phone.tel}">${firm.phone.display}</a>
${text.others.map(({ code, name, path }) => `<a href="${path}" hreflang="${code}" lang="${code}">${name}</a>`).join(' ')}</p>`;

/**
 * What the worker answers when nothing of a language is stored, for instance because the visitor has removed it, and
 * there is no connection: it is part of the worker's own script, which the browser keeps by itself.
 */
export function lastResortPage(language: Language): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(plainPage(language, lastResort(language)), { status: 503, headers });
}
