/** Whether the visitor wants nothing to move, by the device's setting at this moment; false where that cannot be asked. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * How the page moves to the target of a hash. The visitor's setting can change while the site is open, so `behavior` is
 * read at each use. The offset is `scroll-padding-top` in app/global.css.
 */
export const hashScroll: ScrollIntoViewOptions = {
  block: 'start',
  get behavior(): ScrollBehavior {
    return prefersReducedMotion() ? 'auto' : 'smooth';
  },
};

/** How far below the top of the window a hash leads, and a little more, in CSS pixels: what stands higher has been reached. */
export const readingLine = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 15;
