import type { KeyboardEvent } from 'react';

/*
 * What every carousel shares: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/.
 */

/** Handler that calls `onStep` for the arrow keys of whoever is inside: 1 for the right one, -1 for the left one. */
export function arrowKeys(onStep: (direction: 1 | -1) => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    },
  };
}

/** The attributes of a slide; `label` is its name, such as 'Slide 1 of 3'. */
export function slideAttributes(roleDescription: string, label: string) {
  return { role: 'group', 'aria-roledescription': roleDescription, 'aria-label': label } as const;
}
