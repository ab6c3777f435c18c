interface ImportMetaEnv {
  /** Base address of the firm's API, absolute or from the root of the site. Default: '/api/'. */
  readonly VITE_API_BASE_URL?: string;
  /** Where the site is published: 'https://www.firm.com.bd'. Read by src/content/site-url.ts alone. */
  readonly SITE_URL?: string;
}
