import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer, isFileLoadingAllowed } from 'vite';
import { expect, test, vi } from 'vitest';
import { languages, localPath } from '../../src/content/language.ts';
import { loadAllTexts } from '../../src/content/texts.ts';
import { folderForTest } from '../support/test-folder.ts';

test(
  'in development pages come with what the build writes into files, and the API stands beside them',
  { timeout: 60_000 },
  async (context) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const folder = folderForTest();
    // The API stays away from the servers of Vitest.
    vi.stubEnv('VITEST', '');
    vi.stubEnv('DATA_DIR', folder);
    context.onTestFinished(() => void vi.unstubAllEnvs());
    const globals = [globalThis.Request, globalThis.Response];
    const server = await createServer({ root, logLevel: 'error', server: { port: 0, watch: null } });
    context.onTestFinished(() => server.close());
    await server.listen();
    const ask = (address: string, accept = 'text/html') =>
      fetch(new URL(address, server.resolvedUrls?.local[0]), { headers: { accept } });
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
    const textOf = async (address: string, accept?: string) => (await ask(address, accept)).text();
    expect(await textOf('/api/job-types', '*/*')).toContain('Full-time');
    expect(await textOf('/api/nothing?x=1', '*/*')).toContain('There is no such call.');
    expect(await textOf('/api/sample/ad-legal-aid-day.svg', '*/*')).toContain('<svg');
    for (const page of ['/', '/apiary', '/?/api/job-types'])
      expect(await textOf(page), page).toContain('<h1');
    expect(existsSync(path.join(folder, 'lists.json'))).toBe(true);
    // What the API keeps there by itself is for nobody, nor what Vite refuses by itself.
    const isServed = (file: string) => isFileLoadingAllowed(server.config, path.join(root, file));
    const kept = ['.data/submissions.jsonl', '.data/cv/1.pdf', '.env', 'site.pem', '.npmrc', '.git/config'];
    expect([...kept, 'src/app/main.tsx'].filter(isServed)).toEqual(['src/app/main.tsx']);
    expect([globalThis.Request, globalThis.Response]).toEqual(globals);
  },
);
