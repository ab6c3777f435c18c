import type { Judge } from './judge.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
}
interface Manifest {
  readonly icons?: readonly Picture[];
  readonly screenshots?: readonly Picture[];
  readonly shortcuts?: readonly { readonly url: string; readonly icons?: readonly Picture[] }[];
}

/** Members that a site of text has no use for. */
const unused = new Set(['handle_links', 'edge_side_panel', 'display_override']);

/** Chromium's own opinion of the manifest and PWABuilder's; every picture must have the size that is stated. */
export const manifest: Judge = {
  name: 'web app manifest',
  about: "Chromium's own check of installability, PWABuilder's validator, sizes of all pictures",
  async run({ base, browser, tools }) {
    const findings: string[] = [];
    const page = await browser.newPage();
    await page.goto(`${base}/`, { waitUntil: 'networkidle' });
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
    findings.push(...errors.map(({ message }) => `Chromium: ${message}`));
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    findings.push(
      ...installabilityErrors
        .filter(({ errorId }) => errorId !== 'in-incognito')
        .map(({ errorId }) => `Chromium: ${errorId}`),
    );
    const json = JSON.parse(data) as Manifest;
    const { validateManifest } = await tools.load<{
      validateManifest(
        manifest: object,
        withBoth: boolean,
      ): Promise<
        readonly {
          readonly valid?: boolean;
          readonly category: string;
          readonly member: string;
          readonly errorString?: string;
        }[]
      >;
    }>('@pwabuilder/manifest-validation');
    for (const { valid, category, member, errorString = '' } of await validateManifest(json, true)) {
      if (!valid && category !== 'optional' && !unused.has(member))
        findings.push(`PWABuilder, ${category}: ${member} ${errorString}`);
    }
    const shortcuts = json.shortcuts ?? [];
    const pictures = [
      ...(json.icons ?? []),
      ...(json.screenshots ?? []),
      ...shortcuts.flatMap(({ icons = [] }) => icons),
    ];
    for (const { src, sizes } of pictures) {
      const size = await page.evaluate(async (address) => {
        const blob = await (await fetch(address)).blob();
        if (blob.type.includes('svg')) return null;
        const { width, height } = await createImageBitmap(blob);
        return `${width}x${height}`;
      }, new URL(src, url).href);
      if (size !== null && size !== sizes) findings.push(`${src} is ${size}, not ${sizes}`);
    }
    for (const shortcut of shortcuts) {
      const { status } = await fetch(new URL(shortcut.url, url));
      if (status !== 200) findings.push(`shortcut ${shortcut.url}: ${status}`);
    }
    await page.close();
    return { findings, figure: `${pictures.length} pictures` };
  },
};
