/**
 * Where the first screen of a page ends: behind the first section of `main`, which every page opens with, or behind
 * `main` where it has none.
 * @param html of the page
 * @returns an offset in it
 * @throws when it has no `main`
 */
export function endOfFirstScreen(html: string): number {
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>', main);
  if (main < 0 || end < 0) throw new Error('A page has no <main>');
  const section = html.indexOf('</section>', main);
  return section >= 0 && section < end ? section + '</section>'.length : end + '</main>'.length;
}
