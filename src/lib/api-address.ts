/** The API's base address, always with a slash at the end: of this site, or absolute where the build names another. */
export function apiBaseAddress(environment: ImportMetaEnv = import.meta.env): string {
  return (environment.VITE_API_BASE_URL || '/api/').replace(/\/*$/, '/');
}

/** Path of a list that the API sends, from its base address. */
export type ListPath = 'advertisements/' | 'job-titles/' | 'job-types' | 'news-and-events';

/**
 * An address that the API names, made absolute; null where it is none. Relative ones are meant from `base`, itself
 * relative to this site: the API's own address, unless said otherwise.
 */
export function resolveApiAddress(address: string, base: string = apiBaseAddress()): string | null {
  try {
    return new URL(address, new URL(base, globalThis.location?.href)).href;
  } catch {
    return null;
  }
}

/** An address that the API names for a picture or a link, absolute; '' for anything that is none of the web. */
export function webAddress(address: string): string {
  const resolved = address.trim() && resolveApiAddress(address);
  return resolved && /^https?:/.test(resolved) ? resolved : '';
}
