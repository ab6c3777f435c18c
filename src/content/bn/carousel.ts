import type * as en from '../en/carousel.ts';
import type { Translated } from '../types.ts';

export const carouselText: Translated<typeof en.carouselText> = {
  carouselRole: 'স্লাইডশো',
  slideRole: 'স্লাইড',
  previous: 'আগের স্লাইড',
  next: 'পরের স্লাইড',
  pause: 'স্লাইড থামান',
  play: 'স্লাইড চালান',
  slide: 'স্লাইড {n}, মোট {total}টি',
  count: '{n}, মোট {total}টি',
  pager: 'একটি স্লাইড বেছে নিন',
};
