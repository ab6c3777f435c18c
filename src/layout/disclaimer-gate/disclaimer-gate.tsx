import { disclaimer } from '../../content/disclaimer.ts';
import { Drawing } from '../../ui/art/drawing.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './disclaimer-gate.module.css';

/**
 * The disclaimer in front of every page. It is printed into the page's HTML beside the root element and driven by
 * consent.ts alone, never hydrated: it can be read and answered as soon as the text has arrived. Without script the
 * dialog stays closed and the page can be read.
 */
export function DisclaimerGate() {
  return (
    <dialog
      id="disclaimer"
      className={classes.gate}
      aria-labelledby="disclaimer-title"
      {...{ closedby: 'none' }}
    >
      <Drawing name="hero-home-principles" alt="" eager className={classes.picture} />
      <div className={classes.content}>
        <h2 id="disclaimer-title" className={classes.title} tabIndex={-1} autoFocus>
          {disclaimer.title}
        </h2>
        <div className={classes.text}>
          {disclaimer.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={classes.actions}>
          <p className={classes.alert}>
            <Icon name="alert" />
            <span role="alert" data-text={disclaimer.mustAgree} />
          </p>
          <button type="button" className={classes.agree} data-answer="agree">
            {disclaimer.agreeLabel}
          </button>
          <button type="button" className={classes.disagree} data-answer="disagree">
            {disclaimer.disagreeLabel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
