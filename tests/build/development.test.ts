import path from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { languages, localPath } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';

test(
  'in development pages come with what the build writes into files',
  { timeout: 60_000 },
  async (context) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const server = await createServer({ root, logLevel: 'error', server: { port: 0, watch: null } });
    context.onTestFinished(() => server.close());
    await server.listen();
    const ask = (address: string) =>
      fetch(new URL(address, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html' } });
    for (const language of languages) {
      const { teamHero } = await (await loadAllTexts(language)).load('team');
      const html = await (await ask(localPath(language, '/team.html'))).text();
      expect(html).toContain(`<h1>${teamHero.title}</h1>`);
      const files = html.match(/\/(?:fonts|art|search-index)\/[\w./-]+|\/[\w/-]+\.webmanifest/g);
      expect(files?.length).toBeGreaterThan(1);
      for (const file of new Set(files)) {
        const { status, headers } = await ask(file);
        expect([status, headers.get('content-type')?.startsWith('text/html')], file).toEqual([200, false]);
      }
    }
  },
);
