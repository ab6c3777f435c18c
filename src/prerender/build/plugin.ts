import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type Rolldown, type RunnableDevEnvironment } from 'vite';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';
import { makeCards } from './cards/make-cards.ts';
import { chunkFiles } from './chunk-files.ts';
import { compressFiles } from './compress-files.ts';
import { readContentHistory } from './content-history.ts';
import type { InlineScripts } from '../inline-scripts.ts';
import { fillHeaders, inlineScriptHashes, policyElement } from './content-policy.ts';
import { backdropsOf } from './inline-drawings.ts';
import { findScripts } from './page-scripts.ts';
import { scriptsFile } from './precache-manifest.ts';
import { developmentCopy, policyMark } from '../page-variants.ts';
import { writeVersionFile } from './version-file.ts';
import { writePages } from './write-pages.ts';

type PrerenderEntry = typeof import('../entry.tsx');

const entryFile = 'src/prerender/entry.tsx';
const bundleFolder = 'dist-prerender';
/** How many files the search index is cut into, so that a changed sentence changes a part of it. */
const searchIndexShares = 4;
const searchIndexFile = /^\/search-index\/([0-3])\.json$/;

/** The web manifest is read by the system, which fetches it itself: the worker need not list it. */
function leaveOutManifest(plugins: readonly Plugin[]): void {
  const appPlugin = plugins.find(({ name }) => name === 'vite-plugin-pwa');
  (appPlugin?.api as VitePluginPWAAPI | undefined)?.extendManifestEntries(() => []);
}

/** Addresses of the script that starts the site, and of all that it imports. */
function entryFiles(bundle: Rolldown.OutputBundle): { entry: string; imports: string[] } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const imports = new Set(entry.imports);
  for (const file of imports) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) imports.add(next);
  }
  return { entry: `/${entry.fileName}`, imports: [...imports].map((file) => `/${file}`) };
}

/**
 * Writes the HTML: builds the prerenderer for Node, then the client, and pours every path of the route table into
 * index.html before the service worker lists what it precaches. In development the same pages are rendered on
 * request, and the files of the search index, which is computed from the content.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let filledHeaders: string | undefined;
  let developmentEntry: (() => Promise<PrerenderEntry>) | undefined;

  async function loadEntry(): Promise<PrerenderEntry> {
    if (developmentEntry) return developmentEntry();
    const file = pathToFileURL(path.resolve(config.root, bundleFolder, 'entry.js'));
    return (await import(file.href)) as PrerenderEntry;
  }

  async function searchIndexShare(share: number): Promise<string> {
    const { buildSearchIndex, pagePaths } = await loadEntry();
    const shareOf = (page: string) => {
      const index = pagePaths.indexOf(page);
      if (index < 0) throw new Error(`The search index names ${page}, which is no page`);
      return Math.floor((index * searchIndexShares) / pagePaths.length);
    };
    return JSON.stringify((await buildSearchIndex()).filter((section) => shareOf(section.path) === share));
  }

  const small = async (script: string) => (await minify('inline.js', script, { mangle: true })).code.trim();
  const smallScripts = async ({ early, late }: InlineScripts): Promise<InlineScripts> => ({
    early: await small(early),
    late: await small(late),
  });

  return {
    name: 'prerender',
    enforce: 'post',
    sharedDuringBuild: true,

    config(_user, { command }) {
      return {
        builder: {},
        environments: {
          client: {
            build: {
              outDir: 'dist',
              modulePreload: { polyfill: false },
              ...(command === 'build' && { rolldownOptions: { output: chunkFiles } }),
            },
          },
          ssr: {
            // The bundle runs on its own; in development Node loads the packages as they are.
            ...(command === 'build' && { resolve: { noExternal: true as const } }),
            build: {
              outDir: bundleFolder,
              rollupOptions: { input: { entry: entryFile } },
              copyPublicDir: false,
            },
          },
        },
      };
    },
    configResolved(resolved) {
      config = resolved;
    },

    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('The build needs a client and an ssr environment');
      await builder.build(ssr);
      await builder.build(client);
      // The worker came last.
      const bytes = await compressFiles(path.resolve(config.root, client.config.build.outDir));
      config.logger.info(`dist/ is ${Math.round(bytes / 1000)} kB in brotli`);
      await rm(path.resolve(config.root, bundleFolder), { recursive: true });
    },

    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        leaveOutManifest(this.environment.config.plugins);
        const template = bundle['index.html'];
        if (template?.type !== 'asset') throw new Error('index.html is missing from the bundle');
        const entry = await loadEntry();
        const { copies: poured, modules } = await writePages({
          bundle,
          entry,
          template: String(template.source),
          scripts: await smallScripts(entry.inlineScripts()),
          publicFolder: config.publicDir,
        });
        // For the worker's list, which another plugin makes when all files are there.
        const scripts = JSON.stringify(findScripts(bundle, modules));
        await writeFile(path.resolve(config.root, bundleFolder, scriptsFile), scripts);
        delete bundle['index.html'];
        const { entry: start, imports } = entryFiles(bundle);
        const source = await small(entry.bootScript(start, imports));
        this.emitFile({ type: 'asset', fileName: 'boot.js', source });
        const headers = fillHeaders(
          await readFile(path.join(config.publicDir, '_headers'), 'utf8'),
          inlineScriptHashes([...poured.values()]),
          String(config.env['VITE_API_BASE_URL'] ?? ''),
        );
        filledHeaders = headers;
        const policy = policyElement(headers);
        const pages = new Map(
          [...poured].map(([name, html]) => [name, html.replace(policyMark, () => policy)] as const),
        );
        for (const [fileName, source] of pages) this.emitFile({ type: 'asset', fileName, source });
        for (let share = 0; share < searchIndexShares; share += 1) {
          const fileName = `search-index/${share}.json`;
          this.emitFile({ type: 'asset', fileName, source: await searchIndexShare(share) });
        }
        const history = readContentHistory(config.root, 'src/content');
        const siteDocuments = {
          'sitemap.xml': entry.renderSitemap((file) => history.get(file)),
          'robots.txt': entry.renderRobots(),
          'llms.txt': entry.renderLlms(),
          '.well-known/security.txt': entry.renderSecurityContact(Date.now()),
        };
        for (const [fileName, source] of Object.entries(siteDocuments)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        for (const card of await makeCards(entry.socialCards, config.root)) {
          this.emitFile({ type: 'asset', ...card });
        }
        for (const [address, source] of entry.contactCards) {
          this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        }
      },
    },
    async writeBundle({ dir }) {
      // The copy from public/ still has its places open.
      if (this.environment.name !== 'client' || !dir || !filledHeaders) return;
      await writeFile(path.join(dir, '_headers'), filledHeaders);
      await writeVersionFile(dir, config.root);
      // Now, for the worker's list tells what each file weighs on its way.
      await compressFiles(dir);
    },

    configureServer(server) {
      const environment = server.environments['ssr'] as RunnableDevEnvironment;
      developmentEntry = () => environment.runner.import<PrerenderEntry>(`/${entryFile}`);
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const share = searchIndexFile.exec(url.pathname)?.[1];
        if (share !== undefined) {
          response.setHeader('content-type', 'application/json');
          response.end(await searchIndexShare(Number(share)));
          return;
        }
        if (!request.headers.accept?.includes('text/html') || url.pathname.startsWith('/api/')) return next();
        try {
          const entry = await loadEntry();
          const card = entry.contactCards.get(url.pathname);
          if (card !== undefined) {
            response.setHeader('content-type', 'text/vcard; charset=utf-8');
            response.end(card);
            return;
          }
          const rendered = await entry.renderPage(url.pathname);
          const gate = entry.renderGate();
          const template = await readFile(path.resolve(config.root, 'index.html'), 'utf8');
          const frame = {
            template: await server.transformIndexHtml(url.pathname, template),
            gate,
            backdrops: await backdropsOf(gate, config.publicDir),
            scripts: entry.inlineScripts(),
          };
          const html = developmentCopy(frame, rendered);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          // The development server puts scripts of its own into the page.
          response.end(html.replace(policyMark, ''));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
