interface ImportMetaEnv {
  /** Base address of the firm's API, absolute or from the root of the site. Default: '/api/'. */
  readonly VITE_API_BASE_URL?: string;
  /** Where the site is published: 'https://www.firm.com.bd'. Read by src/content/site-url.ts alone. */
  readonly SITE_URL?: string;
}

/** Portraits of members by id, from src/content/photos (src/pictures/portraits.ts). */
declare module 'virtual:portraits' {
  /** Addresses of what is shown as it is. */
  export const drawings: Readonly<Record<string, string>>;
  /** The hash in the names of a photograph's files (lib/photographs.ts). */
  export const photographs: Readonly<Record<string, string>>;
}
