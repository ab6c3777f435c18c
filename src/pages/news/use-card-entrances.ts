import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../device/motion.ts';

function enter(card: Element, order: number): void {
  // One that is pressed stays where it is: what moved away under a finger could not be pressed.
  if (!(card instanceof HTMLElement) || card.matches(':active')) return;
  card.style.setProperty('--order', String(order));
  card.dataset['entered'] = '';
}

/**
 * Lets the first `count` children of a list slide into their place when the visitor reaches them: those that come
 * into view together one after the other (news-list.module.css). Their words can be read all the time.
 */
export function useCardEntrances(list: RefObject<HTMLElement | null>, count: number): void {
  const entered = useRef(new WeakSet<Element>());

  // Before the list is painted, so that no card is seen to jump to where it starts from.
  useLayoutEffect(() => {
    if (!list.current || prefersReducedMotion() || typeof IntersectionObserver !== 'function')
      return undefined;
    const seen = entered.current;
    const observer = new IntersectionObserver((entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const [order, { target }] of arrived.entries()) {
        observer.unobserve(target);
        seen.add(target);
        enter(target, order);
      }
    });
    let order = 0;
    for (const card of [...list.current.children].slice(0, count)) {
      if (seen.has(card)) continue;
      if (card.getBoundingClientRect().top >= innerHeight) observer.observe(card);
      else {
        seen.add(card);
        enter(card, order);
        order += 1;
      }
    }
    return () => observer.disconnect();
  }, [list, count]);
}
