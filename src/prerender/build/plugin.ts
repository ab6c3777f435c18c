import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, minify, type Plugin, type ResolvedConfig, type RunnableDevEnvironment } from 'vite';
import { buildFolder } from './build-folder.ts';
import { makeCards } from './cards/make-cards.ts';
import { chunkFiles } from './chunk-files.ts';
import { compressFiles } from './compress-files.ts';
import { readContentHistory } from './content-history.ts';
import { fillHeaders, inlineScriptHashes, policyElement } from './content-policy.ts';
import { firstLoad, withoutEntryTags } from './first-load.ts';
import { inlineBackdrops, inlineDrawings } from './inline-drawings.ts';
import { policyMark, pourPage } from './pour-page.ts';
import { writeVersionFile } from './version-file.ts';

type PrerenderEntry = typeof import('../entry.tsx');

const entryFile = 'src/prerender/entry.tsx';
const bundleFolder = 'dist-prerender';
const searchIndexModule = 'virtual:search-index';

function folderOf(root: string | undefined, mode: string): string {
  const folder = path.resolve(root ?? '.');
  return buildFolder(folder, loadEnv(mode, folder, 'VITE_'));
}

/**
 * Writes the HTML: builds the prerenderer for Node, then the client, and pours every path of the route table into
 * index.html before the service worker lists what it precaches. In development the same pages are rendered on
 * request. It also provides `virtual:search-index`, computed from the content while building.
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

  async function inlineScript(entry: PrerenderEntry): Promise<string> {
    return (await minify('early-script.js', entry.earlyScript(), { mangle: true })).code.trim();
  }

  return {
    name: 'prerender',
    enforce: 'post',
    sharedDuringBuild: true,

    config: (user, { command, mode }) => ({
      builder: {},
      // Files name each other relative to themselves, whatever the folder of their build is called.
      experimental: {
        renderBuiltUrl: (_file, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
      },
      environments: {
        client: {
          build: {
            outDir: 'dist',
            ...(command === 'build' && {
              rolldownOptions: { output: chunkFiles(folderOf(user.root, mode)) },
            }),
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
    }),
    configResolved(resolved) {
      config = resolved;
    },

    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('The build needs a client and an ssr environment');
      await builder.build(ssr);
      await builder.build(client);
      const bytes = await compressFiles(path.resolve(config.root, client.config.build.outDir));
      config.logger.info(`dist/ is ${Math.round(bytes / 1000)} kB in brotli`);
      await rm(path.resolve(config.root, bundleFolder), { recursive: true });
    },

    resolveId: (id) => (id === searchIndexModule ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${searchIndexModule}`) return undefined;
      // The prerenderer itself never searches, and its own bundle is what the index is made with.
      const entries = this.environment.name === 'ssr' ? [] : await (await loadEntry()).buildSearchIndex();
      // A string is parsed faster than an object literal (https://v8.dev/blog/cost-of-javascript-2019#json).
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },

    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const template = bundle['index.html'];
        if (template?.type !== 'asset') throw new Error('index.html is missing from the bundle');
        const entry = await loadEntry();
        const shared = {
          template: withoutEntryTags(String(template.source)),
          gate: await inlineBackdrops(entry.renderGate(), config.publicDir),
          script: await inlineScript(entry),
        };
        const files = [
          ...entry.pagePaths.map((page) => ({
            page,
            file: page === '/' ? 'index.html' : `${page.slice(1)}.html`,
          })),
          ...entry.shells.map(({ path: page, file }) => ({ page, file })),
        ];
        delete bundle['index.html'];
        const documents: { readonly fileName: string; readonly html: string }[] = [];
        for (const { page, file } of files) {
          const rendered = await entry.renderPage(page);
          const html = await inlineDrawings(rendered.html, config.publicDir);
          documents.push({
            fileName: file,
            html: pourPage({ ...shared, ...rendered, html, firstLoad: firstLoad(bundle, rendered.modules) }),
          });
        }
        const headers = fillHeaders(
          await readFile(path.join(config.publicDir, '_headers'), 'utf8'),
          inlineScriptHashes(documents.map(({ html }) => html)),
          String(config.env['VITE_API_BASE_URL'] ?? ''),
        );
        filledHeaders = headers;
        for (const { fileName, html } of documents) {
          const source = html.replace(policyMark, () => policyElement(headers));
          this.emitFile({ type: 'asset', fileName, source });
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
    },

    configureServer(server) {
      const environment = server.environments['ssr'] as RunnableDevEnvironment;
      developmentEntry = () => environment.runner.import<PrerenderEntry>(`/${entryFile}`);
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
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
          const template = await readFile(path.resolve(config.root, 'index.html'), 'utf8');
          const html = pourPage({
            ...rendered,
            template: await server.transformIndexHtml(url.pathname, template),
            gate: await inlineBackdrops(entry.renderGate(), config.publicDir),
            script: entry.earlyScript(),
            firstLoad: { head: '', end: '' },
          });
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
