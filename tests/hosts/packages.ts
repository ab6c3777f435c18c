import { extraPackages } from '../support/extra-packages.ts';

/** Cloudflare's runtime and Netlify's parsers, in `.hosts/`. */
export const packages = extraPackages(import.meta.dirname, '.hosts');
