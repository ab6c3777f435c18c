import type { ManifestOptions } from 'vite-plugin-pwa';
import { appManifestText } from '../../content/en/app-manifest.ts';
import { firm } from '../../content/en/firm.ts';

/**
 * Tells a start from the home screen from a visit in the browser, in the address that the browser is asked for. Every
 * page is found in the precache whatever its query, so it costs nothing without a connection.
 */
const fromHomeScreen = '?source=home-screen';

const { shortcuts, screenshots } = appManifestText;

function png(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function shortcut(name: keyof typeof shortcuts, path: string, hash = '') {
  const { name: long, shortName, description } = shortcuts[name];
  const url = `${path}${fromHomeScreen}${hash}`;
  return { name: long, short_name: shortName, description, url, icons: [png(`shortcut-${name}`, 96)] };
}

/** Chromium takes PNG and JPEG, shows at most eight of a kind, and wants all of a kind in one proportion. */
function screenshot(name: keyof typeof screenshots, form_factor: 'narrow' | 'wide') {
  return {
    src: `/icons/screenshot-${name}-${form_factor}.png`,
    sizes: form_factor === 'narrow' ? '720x1440' : '1280x800',
    type: 'image/png',
    form_factor,
    label: screenshots[name],
  };
}

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/). Its pictures come from public/icons/icon.svg and from the
 * site itself, by tests/support/app-pictures. The colours are those of app/tokens.css: the dark background and the background.
 */
export const appManifest: Partial<ManifestOptions> & {
  /** Colours where the device is dark: in the specification, not yet in the types of the plugin. */
  readonly color_scheme_dark: { readonly theme_color: string; readonly background_color: string };
} = {
  id: '/',
  name: firm.name,
  short_name: firm.shortName,
  description: firm.description,
  categories: ['business'],
  lang: 'en',
  dir: 'ltr',
  start_url: `/${fromHomeScreen}`,
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: '#f6f5ef',
  theme_color: '#0e281f',
  color_scheme_dark: { background_color: '#10221d', theme_color: '#0a1d18' },
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    png('icon-192', 192),
    png('icon-512', 512),
    png('maskable-192', 192, 'maskable'),
    png('maskable-512', 512, 'maskable'),
    png('monochrome-512', 512, 'monochrome'),
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    shortcut('contact', '/contact', '#contact-form'),
    shortcut('call', '/contact', '#call'),
    shortcut('careers', '/career'),
    shortcut('news', '/news'),
  ],
  screenshots: [
    ...(['home', 'practice-area', 'expertise'] as const).map((name) => screenshot(name, 'narrow')),
    ...(['home', 'practice-area'] as const).map((name) => screenshot(name, 'wide')),
  ],
};
