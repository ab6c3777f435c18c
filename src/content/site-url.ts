/**
 * Where the site is published, without a slash at the end: what the build was told by the environment variable SITE_URL.
 * Without it the site is a sample. Scripts that Vite does not run have no environment.
 */
export const siteUrl = import.meta.env?.SITE_URL || undefined;
