import { hashScroll } from '../device/motion.ts';
import type { SiteRouter } from './router.tsx';

/** Moves focus without scrolling, so that the keyboard goes on from there and a screen reader reads it. */
function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What a browser does on a new document and a router must do itself: after every navigation within the site
 * focus goes to the hash's target or to the page's heading. Scrolling
 * (top, back to where one was, hash target) is the router's own.
 */
export function followNavigation(router: SiteRouter): void {
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null;
    // A link to where the visitor already is: the router would go back to where the page was before the click.
    if (target && !hrefChanged) target.scrollIntoView(hashScroll);
    if (target) moveFocus(target);
    else if (pathChanged) moveFocus(document.querySelector('main h1'));
  });
}
