/**
 * The path of a page as its route and its file have it: '/team' for '/team/' and '/team.html', '/bn' for '/bn/index.html',
 * '/apply' for '/apply/job/'. Hosts lead from one to the other; the worker and the router take all of them.
 */
export const cleanPath = (pathname: string) =>
  pathname.replace(/^(\/..)?\/index(\.html)?$|\/job\/$|\.html$|\/+$/, '$1') || '/';
