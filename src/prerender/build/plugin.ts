import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type RunnableDevEnvironment } from 'vite';
import packageFile from '../../../package.json' with { type: 'json' };
import { makeCards } from './cards/make-cards.ts';
import { compressFiles } from './small-files.ts';
import { readContentHistory } from './content-history.ts';
import { chunkFiles } from './file-names.ts';
import { fillHeaders, inlineScriptHashes, policyElement } from './content-policy.ts';
import { developmentAnswers } from './development-server.ts';
import { pageFiles } from './page-files.ts';
import { publishedAddress, refuseUnfinished } from '../../publish/publish-check.ts';
import { scriptsFile } from './precache-manifest.ts';
import type { InlineScripts } from '../inline-scripts.ts';
import { policyMark } from '../page-variants.ts';
import { filesBesidePages } from './beside-pages.ts';
import { writePages, type PrerenderEntry } from './write-pages.ts';

const entryFile = 'src/prerender/entry.tsx';
const bundleFolder = 'dist-prerender';

/**
 * The package's version, and seven digits of a hash over the headers and the pages, for the footer. It is a file of its own
 * because a page or chunk with the hash would be another one in every build, and every device would fetch it again.
 */
function versionFile(texts: readonly string[]): string {
  const content = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 7);
  return `${JSON.stringify({ version: packageFile.version, content })}\n`;
}

/**
 * Builds the prerenderer for Node, then the client, and renders every page into index.html before the service worker lists
 * what it precaches. In development the same pages are rendered on request.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let failure: unknown;

  const small = async (script: string) => (await minify('inline.js', script, { mangle: true })).code.trim();

  return {
    name: 'prerender',
    enforce: 'post',
    sharedDuringBuild: true,

    config(_user, { command }) {
      return {
        builder: {},
        define: { 'import.meta.env.SITE_URL': JSON.stringify(publishedAddress()) },
        environments: {
          client: {
            build: {
              outDir: 'dist',
              // importAtOnce (page-files.ts) says why, and does it otherwise.
              modulePreload: false,
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

    renderError(error) {
      failure ??= error;
    },

    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('The build needs a client and an ssr environment');
      const address = publishedAddress();
      if (address) await refuseUnfinished(config.root, address);
      await builder.build(ssr);
      // Where a page fails, the worker's plugin fails behind it for want of files, and hides why.
      await builder.build(client).catch((error: unknown) => {
        throw failure ?? error;
      });
      // The worker came last.
      await compressFiles(path.resolve(config.root, client.config.build.outDir));
      await rm(path.resolve(config.root, bundleFolder), { recursive: true });
    },

    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const template = bundle['index.html'];
        if (template?.type !== 'asset') throw new Error('index.html is missing from the bundle');
        const entryUrl = pathToFileURL(path.resolve(config.root, bundleFolder, 'entry.js'));
        const entry = (await import(entryUrl.href)) as PrerenderEntry;
        const files = pageFiles(bundle);
        const texts = Object.entries(entry.inlineScripts());
        const scripts = Object.fromEntries(
          await Promise.all(texts.map(async ([name, script]) => [name, await small(script)])),
        ) as InlineScripts;
        const material = { entry, template: String(template.source), scripts, config };
        const { copies, modules } = await writePages(files, material).catch((error: unknown) => {
          failure = error;
          throw error;
        });
        delete bundle['index.html'];
        // For the worker's list, which another plugin makes when all files are there.
        const list = JSON.stringify(files.scriptsOf(modules));
        await writeFile(path.resolve(config.root, bundleFolder, scriptsFile), list);

        const headers = fillHeaders(
          await readFile(path.join(config.publicDir, '_headers'), 'utf8'),
          inlineScriptHashes([...copies.values()]),
          String(config.env['VITE_API_BASE_URL'] ?? ''),
        );
        const policy = policyElement(headers);
        const history = readContentHistory(config.root, 'src/content');
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        // In the place of the copy from public/.
        emit('_headers', headers);
        for (const [name, html] of copies)
          emit(
            name,
            html.replace(policyMark, () => policy),
          );
        emit('version.json', versionFile([headers, ...copies.values()]));
        emit('boot.js', await small(entry.bootScript(files.start.entry, files.start.imports)));
        for (const [address, content] of await filesBesidePages(entry, config.root))
          emit(address.slice(1), content);
        for (const [name, text] of await entry.siteDocuments(history, Date.now())) emit(name, text);
        for (const card of await makeCards(entry, config.root)) emit(card.fileName, card.source);
      },
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      // Now, for the worker's list tells what each file weighs on its way.
      await compressFiles(dir);
    },

    configureServer(server) {
      const environment = server.environments['ssr'] as RunnableDevEnvironment;
      const loadEntry = () => environment.runner.import<PrerenderEntry>(`/${entryFile}`);
      server.middlewares.use(developmentAnswers(server, loadEntry));
    },
  };
}
