import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { TextStore } from '../content/texts.ts';
import { replacedFields } from '../device/early-typing.ts';
import { readLocal, writeLocal } from '../device/local-storage.ts';
import { storageNames } from '../device/storage-names.ts';
import { within } from '../lib/within.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useText, useTexts } from '../ui/use-text.ts';
import classes from './newsletter-form.module.css';
import type { SubscribeNotice } from './newsletter-submission.ts';
import { SpamTrap } from './spam-trap.tsx';
import { waitingListNeeded, waitingListShown } from './waiting-list.ts';

/** What sends, and the words for what waits, are loaded with the first focus: this form stands on every page. */
function loadSubmission(texts: TextStore) {
  waitingListNeeded.set(true);
  return Promise.all([import('./newsletter-submission.ts'), texts.load('outbox')]);
}

/** How long what sends may take to load after the press, in milliseconds: half of the time in which the visitor is told. */
const loadTimeoutMs = 4000;

/** The newsletter form of the footer: one address. Nothing happens while it is empty. */
export function NewsletterForm() {
  const texts = useTexts();
  const text = useText('site').uiText.newsletter;
  const id = useId();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<SubscribeNotice | null>(null);
  const running = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the script arrived, or before the page was loaded again.
  useEffect(() => {
    const { value, form } = field.current ?? {};
    // The first field is the spam trap's.
    const [, replaced] = form ? replacedFields(form) : [];
    const typed = value || replaced?.value || readLocal(storageNames.newsletterAddress, 'sessionStorage');
    if (typed) change(typed);
  }, []);

  const whenNoneWaits = notice?.tone === 'waiting' ? notice.whenNoneWaits : undefined;
  useEffect(() => whenNoneWaits?.(() => setNotice(null)), [whenNoneWaits]);

  function change(address: string) {
    setEmail(address);
    writeLocal(storageNames.newsletterAddress, address || null, 'sessionStorage');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (running.current || email.trim() === '') return;
    const startedAt = performance.now();
    running.current = true;
    setBusy(true);
    setNotice(null);
    try {
      const [{ subscribe }, { outboxText }] = await within(loadSubmission(texts), loadTimeoutMs);
      const result = await subscribe(email, text, outboxText.kept, startedAt);
      setNotice(result);
      // Another address may have been typed meanwhile.
      if (result.tone !== 'failed' && field.current?.value === email) change('');
    } catch {
      // The part that sends could not be loaded, or not in time: no connection on a first visit.
      setNotice({ tone: 'failed', text: text.failure });
    }
    running.current = false;
    setBusy(false);
  }

  return (
    <form method="dialog" className={classes.form} onSubmit={submit}>
      <SpamTrap />
      <label htmlFor={id} className="visually-hidden">
        {text.emailLabel}
      </label>
      <div className={classes.row}>
        <input
          ref={field}
          id={id}
          className={classes.input}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder={text.placeholder}
          value={email}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={() => void loadSubmission(texts).catch(() => undefined)}
        />
        <button type="submit" className={classes.button} disabled={busy}>
          {busy ? text.submitting : text.submit}
        </button>
      </div>
      <span role="status" className={classes.output}>
        {notice && (
          <span className={classes.notice} data-tone={notice.tone}>
            <Icon name={icons[notice.tone]} />
            <span>
              {notice.text}
              {notice.tone === 'waiting' && (
                <button type="button" className={classes.show} onClick={() => waitingListShown.set(true)}>
                  {notice.show}
                </button>
              )}
            </span>
          </span>
        )}
      </span>
    </form>
  );
}

const icons = { sent: 'check', failed: 'alert', waiting: 'outbox' } as const;
