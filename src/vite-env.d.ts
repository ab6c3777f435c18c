interface ImportMetaEnv {
  /** Base address of the firm's API, absolute or from the root of the site. Default: '/api/'. */
  readonly VITE_API_BASE_URL?: string;
}
