/** What the header and the footer show only once the page has nothing better to do: one file for both. */
export { ConnectionLine } from './connection-line/connection-line.tsx';
export { SiteVersion } from './footer/site-version.tsx';
