import { useEffect, useRef, useState, type RefObject } from 'react';
import { createListeners } from '../lib/listeners.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SubmissionField } from '../outbox/record.ts';

/** Names of drafts: the contact form's, and one for each job and for an open application. */
export const contactDraft = 'contact';
export const applicationDraft = (jobId: string | undefined) =>
  jobId === undefined ? 'application' : `application ${jobId}`;

/** What a form offers to the rest of the site while it is shown. */
interface OpenForm {
  /** Whether anything was written or chosen in it. */
  readonly isBegun: boolean;
  /**
   * Takes a submission out of the outbox and puts it into the form, in the place of what that holds. Before that its
   * draft is written: whenever the page is closed, the words are in one of the two. Rejects when storage is out of reach.
   */
  take(fields: readonly SubmissionField[], submissionId: string): ReturnType<Outbox['takeBack']>;
}

/** The form as it was rendered last. */
type OpenFormRef = RefObject<OpenForm>;

/** Forms, and who waits for one to be shown, by the names of their drafts. */
const shown = new Map<string, OpenFormRef>();
const wanted = new Map<string, (form: OpenFormRef) => void>();
const changes = createListeners<[name: string]>();

/** The form of a draft: now, or once its page shows it. A later call takes the place of one that still waits. */
export function whenFormShown(name: string): Promise<OpenFormRef> {
  const form = shown.get(name);
  if (form) return Promise.resolve(form);
  return new Promise((resolve) => {
    wanted.set(name, resolve);
    changes.tell(name);
  });
}

/** A page that only asks for them does not wait for the script that does. */
const loadDrafts = async (name: string) => (await import('./drafts.ts')).loadDrafts(name);

/**
 * Whether something was begun in a form, open or kept on this device; undefined when the device does not answer.
 * @param load which drafts count; to leave out those that are in the outbox costs the outbox's script
 */
export async function isFormBegun(
  name: string,
  load: (name: string) => Promise<readonly unknown[] | undefined> = loadDrafts,
): Promise<boolean | undefined> {
  const form = shown.get(name);
  if (form) return form.current.isBegun;
  const drafts = await load(name).catch(() => undefined);
  return drafts && drafts.length > 0;
}

/** Makes a form known while it is shown. */
export function useOpenForm(name: string, form: OpenForm): void {
  const latest = useRef(form);
  const { isBegun } = form;
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    shown.set(name, latest);
    wanted.get(name)?.(latest);
    wanted.delete(name);
    return () => {
      if (shown.get(name) === latest) shown.delete(name);
    };
  }, [name]);
  useEffect(() => {
    if (isBegun) changes.tell(name);
  }, [name, isBegun]);
}

/**
 * Whether a page has to show a form that it would otherwise replace, since something was begun in it or is to be taken
 * back into it. Once true it stays so: what became of the form must be seen, too.
 */
export function useFormIsNeeded(name: string): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const needed = wanted.has(name) || (await isFormBegun(name));
      if (needed && !gone) setNeeded(true);
    };
    void look();
    const unsubscribe = changes.add((changed) => changed === name && void look());
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [name]);
  return isNeeded;
}
