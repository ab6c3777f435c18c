/** Moves focus to the page, in the place of a control that has been used and goes away. Nothing scrolls. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Ref of a control that goes away once it has done its work: the focus it has goes on to the page. */
export const passesFocusOn = (control: HTMLElement | null) => () => {
  if (document.activeElement === control) focusPage();
};
