import { Icon } from '../../ui/icons/icon.tsx';
import type { Texts } from '../../content/texts.ts';

/**
 * The disclaimer in front of every page. Never hydrated, but driven by consent.ts, so that it can be answered before any
 * script arrives. Without script it stays closed. Its styles are a plain sheet that app/main.tsx imports.
 */
export function DisclaimerGate({ text }: { text: Texts['disclaimer']['disclaimer'] }) {
  return (
    <dialog id="disclaimer" className="gate" aria-labelledby="disclaimer-title" {...{ closedby: 'none' }}>
      <div className="gate-picture" data-backdrop="/art/hero-home-principles.svg" />
      <div className="gate-content">
        <h2 id="disclaimer-title" className="gate-title" tabIndex={-1}>
          {text.title}
        </h2>
        <div className="gate-text">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="gate-actions">
          <p className="gate-alert" role="alert" hidden>
            <Icon name="alert" />
            {text.mustAgree}
          </p>
          <button type="button" className="gate-agree" data-answer="agree">
            {text.agreeLabel}
          </button>
          <button type="button" className="gate-disagree" data-answer="disagree">
            {text.disagreeLabel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
