import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../device/motion.ts';

/** Lets the first `count` cards slide into place when the visitor reaches them, those in view together one by one. */
export function useCardEntrances(list: RefObject<HTMLElement | null>, count: number): void {
  const entered = useRef(new WeakSet<Element>());

  // Before the list is painted, so that no card is seen to jump to where it starts from.
  useLayoutEffect(() => {
    if (!list.current || prefersReducedMotion()) return undefined;
    const seen = entered.current;
    const enter = (cards: readonly Element[]) => {
      for (const [order, card] of cards.entries()) {
        seen.add(card);
        observer.unobserve(card);
        // What moved away under a finger could not be pressed.
        if (!(card instanceof HTMLElement) || card.matches(':active')) continue;
        card.style.setProperty('--order', String(order));
        card.dataset['entered'] = '';
      }
    };
    const observer = new IntersectionObserver((entries) =>
      enter(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    );
    const cards = [...list.current.children].slice(0, count).filter((card) => !seen.has(card));
    enter(cards.filter((card) => card.getBoundingClientRect().top < innerHeight));
    for (const card of cards) if (!seen.has(card)) observer.observe(card);
    return () => observer.disconnect();
  }, [list, count]);
}
