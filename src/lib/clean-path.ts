/**
 * The path of a page as its route and its file have it: '/team' for '/team/', '/team.html' and '//team', '/bn' for
 * '/bn/index.html', '/apply' for '/apply/job/'. Hosts lead from one to the other; the worker and the router take all of them.
 */
export const cleanPath = (pathname: string) =>
  pathname.replace(/\/+/g, '/').replace(/^(\/..)?\/index(\.html)?$|\/job\/$|\.html$|\/$/, '$1') || '/';
