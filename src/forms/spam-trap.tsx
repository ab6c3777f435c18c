import { useEffect, useRef, useState } from 'react';
import { useText } from '../ui/use-text.ts';
import classes from './spam-trap.module.css';

/** Milliseconds from the form's first sight within which nobody can have filled it in. */
const shortestVisit = 1500;

/**
 * What keeps simple spam out of a form, as its first child. Nothing is ever refused: what is submitted too early goes
 * a moment later by itself, and a field that people cannot see, reach or have filled in for them asks, when something
 * stands in it, to press the button once more. An empty form sends nothing and is not held: held, it would go with
 * what was typed meanwhile, half an address. What talks to the API directly is the server's to limit.
 */
export function SpamTrap() {
  const text = useText('site').uiText.spamTrap;
  const input = useRef<HTMLInputElement>(null);
  const [caught, setCaught] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const shownAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // On the element itself: it comes before React's listeners, which stand at the root.
    const judge = (event: SubmitEvent) => {
      const wait = shownAt + shortestVisit - performance.now();
      const filled = input.current?.value ?? '';
      if (filled === '' && (wait <= 0 || isEmpty(form))) {
        setCaught(false);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (filled !== '' && input.current) {
        input.current.value = '';
        setCaught(true);
      } else {
        clearTimeout(timer);
        timer = setTimeout(() => {
          form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
        }, wait);
      }
    };
    form.addEventListener('submit', judge);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('submit', judge);
    };
  }, []);

  return (
    <>
      <div className={classes.trap} aria-hidden="true" inert>
        <label>
          {text.label}
          <input ref={input} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <span role="status" className={classes.again}>
        {caught ? text.again : ''}
      </span>
    </>
  );
}

/** Whether nothing was typed or chosen in a form. */
function isEmpty(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].every((value) =>
    typeof value === 'string' ? value.trim() === '' : value.size === 0,
  );
}
