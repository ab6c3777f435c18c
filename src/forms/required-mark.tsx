import { uiText } from '../content/ui-text.ts';
import classes from './required-mark.module.css';

/** Says after a label that the field is required. `hidden` from screen readers where the field itself tells them. */
export function RequiredMark({ hidden }: { hidden?: boolean }) {
  return (
    <span className={classes.mark} aria-hidden={hidden}>
      {uiText.forms.required}
    </span>
  );
}
