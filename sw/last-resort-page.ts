import { firm as firmBn } from '../src/content/bn/firm.ts';
import { offlinePageText as textBn } from '../src/content/bn/offline-page.ts';
import { firm as firmEn } from '../src/content/en/firm.ts';
import { offlinePageText as textEn } from '../src/content/en/offline-page.ts';
import type { Language } from '../src/content/language.ts';
import { plainPage } from '../src/lib/plain-page.ts';

const pages = { en: plainPage('en', firmEn, textEn), bn: plainPage('bn', firmBn, textBn) };

/**
 * What the worker answers when nothing of a language is stored, for instance because the visitor has removed it, and
 * there is no connection: it is part of the worker's own script, which the browser keeps by itself.
 */
export function lastResortPage(language: Language): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(pages[language], { status: 503, headers });
}
