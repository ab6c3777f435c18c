import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Case, Judge } from './judge.ts';
import { visitPages } from './page-visits.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** What stands at the place of an error in HTML. */
  readonly extract?: string;
}

/** Findings of the checker that are argued for. */
const known: readonly { readonly message: RegExp; readonly reason: string }[] = [
  {
    message: /^CSS: Parse Error\. .*sition-(?:old|new)\(root\)/,
    reason: 'its grammar has no pseudo-elements with an argument (CSS View Transitions Level 1)',
  },
  {
    message: /^Element .style. not allowed as child of element/,
    reason: 'Mantine writes the measures of its carousel as a style element beside it',
  },
  {
    message: /^(?:Potentially bad|Bad) value .allow-scripts allow-same-origin /,
    reason: 'the frame of a video belongs to another origin, which gains nothing of ours by being its own',
  },
];

/** The checker refuses addresses of this machine: it is given files. Returns what each file is. */
async function collect({ base, paths, browser }: Case, folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const put = (kind: 'html' | 'css' | 'svg', text: string, what: string) => {
    const file = path.join(folder, kind, `${names.size}.${kind}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    names.set(file, what);
  };
  const linked = new Set<string>();
  for (const page of paths) {
    const html = await (await fetch(base + page)).text();
    put('html', html, page);
    for (const match of html.matchAll(/(?:href|src)="(\/[^"?#]+\.(?:css|svg))"/g)) linked.add(match[1] ?? '');
  }
  for (const address of linked) {
    put(address.endsWith('.css') ? 'css' : 'svg', await (await fetch(base + address)).text(), address);
  }
  await visitPages({ base, paths, browser }, {}, async (page, address) => {
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    put('html', `<!doctype html>\n${html}`, `${address} (after scripts)`);
  });
  return names;
}

/** HTML as served and after scripts, every linked style sheet and drawing. Needs Java 11. */
export const nuChecker: Judge = {
  name: 'Nu HTML and CSS checker',
  about: 'W3C: HTML as served and after scripts ran, every style sheet and drawing',
  async run(subject) {
    const folder = mkdtempSync(path.join(tmpdir(), 'nu-checker-'));
    try {
      const names = await collect(subject, folder);
      const messages = readdirSync(folder).flatMap((kind) => {
        const files = readdirSync(path.join(folder, kind)).map((file) => path.join(folder, kind, file));
        const jar = subject.tools.file('vnu-jar', 'build/dist/vnu.jar');
        const options = [`--${kind}`, '--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
        const { stdout, error } = spawnSync('java', ['-Xss1m', '-jar', jar, ...options, ...files], {
          encoding: 'utf8',
          maxBuffer: 1 << 28,
        });
        if (error) throw new Error('Java is missing');
        return (JSON.parse(stdout) as { readonly messages: Message[] }).messages;
      });
      const words = ({ message, extract = '' }: Message) => `${message} ${extract}`.trim();
      const line = (message: Message) =>
        `${names.get(message.url?.replace(/^file:/, '') ?? '') ?? message.url}:${message.lastLine ?? ''} ${words(message)}`;
      const unknown = messages.filter((found) => !known.some(({ message }) => message.test(words(found))));
      const argued = known.map(({ message, reason }) => ({
        count: messages.filter((found) => message.test(words(found))).length,
        reason,
      }));
      return {
        findings: unknown.map(line),
        known: argued
          .filter(({ count }) => count > 0)
          .map(({ count, reason }) => `${count} times: ${reason}`),
        figure: `${names.size} documents`,
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
