import type { Language } from '../src/content/language.ts';
import { lastResort } from '../src/content/last-resort.ts';
import { plainPage } from '../src/lib/plain-page.ts';

/**
 * What the worker answers when nothing of a language is stored, for instance because the visitor has removed it, and
 * there is no connection: it is part of the worker's own script, which the browser keeps by itself.
 */
export function lastResortPage(language: Language): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  const { firm, text } = lastResort(language);
  return new Response(plainPage(language, firm, text), { status: 503, headers });
}
