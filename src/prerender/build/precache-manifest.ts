import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../../content/language.ts';
import type { SiteScripts } from './page-files.ts';

/** Where the build leaves a {@link SiteScripts} for this list, beside the prerenderer. */
export const scriptsFile = 'scripts.json';

const copies = 'offline/';

/** What every page needs besides scripts and what all pages name (the Latin fonts, for one). */
const core = /^(?:assets\/site-[\w-]+\.css|boot\.js|art\/(?:favicon|logo-mark|weave-border)\.svg)$/;

const digest = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64');

function bytesOf(folder: string, file: string): number {
  const compressed = statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(path.join(folder, file))).size;
}

/**
 * The address under which the worker asks for a file. Pages have no '.html', which hosts with clean addresses redirect;
 * the loader of the cached copies has one of its own, so that a page from the network never gets that of another build.
 */
function addressOf(file: string): string {
  if (file === 'boot.js') return 'boot.js?cached';
  if (!file.startsWith(copies)) return file;
  return file.replace(/(?:\bindex)?\.html$/, '');
}

/** The language of a page, of words, of a search index and of a contact card, by the name of the file. */
function languageNamed(file: string): Language | undefined {
  const other = languages.find((language) =>
    new RegExp(String.raw`^(?:assets/${language}-|[\w-]+/${language}[/.])`).test(file),
  );
  return other ?? (/^(?:offline|search-index|contact-cards)\//.test(file) ? 'en' : undefined);
}

/** Hashed names need no revision; that of a page changes with the headers, which are stored with it. */
function revisionOf(file: string, content: Buffer, headers: string): string | null {
  if (file.startsWith('assets/')) return null;
  const own = digest(content).slice(0, 12);
  return file.startsWith(copies) ? own + digest(headers).slice(0, 6) : own;
}

/**
 * Completes the worker's list (sw/precache.ts) with what tells the versions of a file apart, the hash by which Workbox
 * verifies it, its bytes over the wire, the language that it is for, and what is needed by every page or by one.
 * @param folder the built site
 * @param prerenderer folder of {@link scriptsFile}
 */
export function precacheManifest(folder: string, prerenderer: string) {
  return (entries: { readonly url: string; readonly size: number }[]) => {
    const scripts = JSON.parse(readFileSync(path.join(prerenderer, scriptsFile), 'utf8')) as SiteScripts;
    const names = new Set(entries.map(({ url }) => url));
    const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
    function needsOf(file: string): readonly string[] {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const named = [...html.matchAll(/["'(]\/([\w./-]+\.\w+)/g)].map(([, address = '']) => address);
      const needed = [...named, ...(scripts.pages[file.slice(copies.length).replace(/\.html$/, '')] ?? [])];
      return [...new Set(needed)].filter((address) => names.has(address));
    }
    const pages = [...names].filter((file) => file.startsWith(copies));
    const needs = new Map(pages.map((file) => [file, needsOf(file)]));
    /** The one language that a file is for, by its name or because the pages of no other need it. */
    function languageOf(file: string): Language | undefined {
      const asking = [...needs]
        .filter(([, needed]) => needed.includes(file))
        .map(([page]) => languageNamed(page));
      return languageNamed(file) ?? (new Set(asking).size === 1 ? asking[0] : undefined);
    }
    const isCore = (file: string) =>
      core.test(file) ||
      scripts.core.includes(file) ||
      [...needs.values()].every((needed) => needed.includes(file));
    const manifest = entries.map(({ url: file, size }) => {
      const content = readFileSync(path.join(folder, file));
      return {
        url: addressOf(file),
        revision: revisionOf(file, content, headers),
        integrity: `sha256-${digest(content)}`,
        size,
        bytes: bytesOf(folder, file),
        language: languageOf(file),
        ...(isCore(file) && { core: true }),
        ...(needs.has(file) && { needs: needs.get(file)?.filter((address) => !isCore(address)) ?? [] }),
      };
    });
    return { manifest };
  };
}
