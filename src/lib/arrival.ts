let top: string | undefined;

/**
 * Remembers where the visitor is going (app/navigation.ts).
 * @param path of the page to whose top a link leads; undefined after Back and Forward, which return to a place further
 * down, and for a link with a hash
 */
export function noteArrival(path: string | undefined): void {
  top = path;
}

/**
 * Whether the visitor has come to the top of this page by a link on another one. Not so for the first page, which was
 * there before its scripts, also where a link is pressed while these still take it over.
 */
export function hasArrivedByLink(path: string): boolean {
  return top === path;
}
