/** A share, 0 to 3, of everything that can be searched, computed from the content while building (prerender/build/plugin.ts). */
declare module 'virtual:search-index/*' {
  const sections: readonly import('./content/types.ts').SearchEntry[];
  export default sections;
}
