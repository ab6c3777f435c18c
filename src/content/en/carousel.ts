/** The words of everything that slides. Braces mark places to fill in. */
export const carouselText = {
  /** Role descriptions for screen readers. */
  carouselRole: 'carousel',
  slideRole: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  /** Name of a slide, and of the button that leads to it. */
  slide: 'Slide {n} of {total}',
  count: '{n} of {total}',
  pager: 'Choose a slide',
} as const;
