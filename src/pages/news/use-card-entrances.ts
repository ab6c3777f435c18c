import { useCallback, useRef } from 'react';

function enter(card: Element, order: number): void {
  if (!(card instanceof HTMLElement)) return;
  card.style.setProperty('--order', String(order));
  card.dataset['entered'] = '';
}

/**
 * Lets cards slide into their place when the visitor reaches them: those that come into view together one after the
 * other (news-list.module.css). Their words can be read all the time. The function that is returned takes the list
 * each time it has grown, before it is painted, and returns the end of the watch.
 */
export function useCardEntrances() {
  const entered = useRef(new WeakSet<Element>());

  return useCallback((list: HTMLElement | null) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!list || still || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const [order, { target }] of arrived.entries()) {
        observer.unobserve(target);
        entered.current.add(target);
        enter(target, order);
      }
    });
    let order = 0;
    for (const card of list.querySelectorAll(':scope > article')) {
      if (entered.current.has(card)) continue;
      if (card.getBoundingClientRect().top < innerHeight) {
        entered.current.add(card);
        enter(card, order);
        order += 1;
      } else observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
}
