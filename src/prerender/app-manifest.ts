import type { ManifestOptions } from 'vite-plugin-pwa';
import { localPath, type Language } from '../content/language.ts';
import { schemesOf } from '../content/palette.ts';
import { callId, contactFormSectionId } from '../content/slugs.ts';
import { loadAllTexts, type Texts } from '../content/texts.ts';

/**
 * Tells a start from the home screen from a visit in the browser, in the address that the browser is asked for. Every
 * page is found in the precache whatever its query, so it costs nothing without a connection.
 */
export const fromHomeScreen = '?source=home-screen';

/** Where the shortcuts of the icon lead: paths of English, and a part of the page. */
const shortcuts = {
  contact: ['/contact', `#${contactFormSectionId}`],
  call: ['/contact', `#${callId}`],
  careers: ['/career', ''],
  news: ['/news', ''],
} as const;

/** Where the installed site starts, by its icon and by the shortcuts: paths of English. */
export const startPaths: readonly string[] = ['/', ...Object.values(shortcuts).map(([path]) => path)];

type ManifestText = Texts['app-manifest']['appManifestText'];
type ShortcutName = keyof typeof shortcuts;

export const manifestAddress = (language: Language) => localPath(language, '/manifest.webmanifest');

function png(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function shortcut({ shortcuts: words }: ManifestText, name: ShortcutName, language: Language) {
  const { name: long, shortName, description } = words[name];
  const [path, hash] = shortcuts[name];
  const url = `${localPath(language, path)}${fromHomeScreen}${hash}`;
  return { name: long, short_name: shortName, description, url, icons: [png(`shortcut-${name}`, 96)] };
}

/** Chromium takes PNG and JPEG, shows at most eight of a kind, and wants all of a kind in one proportion. */
function screenshot(
  { screenshots }: ManifestText,
  name: keyof ManifestText['screenshots'],
  form_factor: 'narrow' | 'wide',
  language: Language,
) {
  return {
    src: `/icons${localPath(language, `/screenshot-${name}-${form_factor}.png`)}`,
    sizes: form_factor === 'narrow' ? '720x1440' : '1280x800',
    type: 'image/png',
    form_factor,
    label: screenshots[name],
  };
}

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/) in the language of the page that installs: one app for all
 * languages, by its id. Its pictures come from public/icons/icon.svg and from the site itself, by
 * tests/support/app-pictures. The colours are those of the header's strip and of the page.
 */
export async function renderAppManifest(language: Language): Promise<string> {
  const texts = await loadAllTexts(language);
  const { firm } = await texts.load('site');
  const { appManifestText: text } = await texts.load('app-manifest');
  const [background, theme] = [schemesOf('background'), schemesOf('dark-background')];
  // Colours where the device is dark stand in the specification, not yet in the types of the plugin.
  const manifest: Partial<ManifestOptions> & { readonly color_scheme_dark: object } = {
    id: '/',
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    categories: ['business'],
    lang: language,
    dir: 'ltr',
    start_url: localPath(language, '/') + fromHomeScreen,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: background[0],
    theme_color: theme[0],
    color_scheme_dark: { background_color: background[1], theme_color: theme[1] },
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      png('icon-192', 192),
      png('icon-512', 512),
      png('maskable-192', 192, 'maskable'),
      png('maskable-512', 512, 'maskable'),
      png('monochrome-512', 512, 'monochrome'),
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: (Object.keys(shortcuts) as ShortcutName[]).map((name) => shortcut(text, name, language)),
    screenshots: [
      ...(['home', 'practice-area', 'expertise'] as const).map((name) =>
        screenshot(text, name, 'narrow', language),
      ),
      ...(['home', 'practice-area'] as const).map((name) => screenshot(text, name, 'wide', language)),
    ],
  };
  return JSON.stringify(manifest);
}
