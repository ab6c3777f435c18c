import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { beforeReload } from '../device/before-reload.ts';
import { outbox } from '../outbox/outbox.ts';
import {
  draftsWritten,
  loadDrafts,
  newSlot,
  removeDraft,
  removeReadDraft,
  saveDraft,
  type StoredDraft,
} from './drafts.ts';
import { isSame, mergeDraft } from './merge-draft.ts';

/** How long after the last change a draft is written, in milliseconds. */
const savePause = 300;

interface DraftOptions<Values> {
  /** Name of the form. */
  readonly name: string;
  readonly values: Values;
  readonly empty: Values;
  /** Puts a restored draft into the form; `submissionId` is that of the last try with these values. */
  readonly restore: (values: Values, submissionId: string | null) => void;
  /** The id under which exactly these values were submitted before, or null. */
  readonly knownKey: (values: Values) => string | null;
}

export type DraftControl = ReturnType<typeof useDraft>;

/**
 * Keeps a half-filled form on this device, so that a reload, a crash or a phone that closes the tab loses nothing.
 * A draft whose submission is already on its way is dropped instead of restored.
 */
export function useDraft<Values extends object>({
  name,
  values,
  empty,
  restore,
  knownKey,
}: DraftOptions<Values>) {
  const [restored, setRestored] = useState(false);
  const [others, setOthers] = useState<readonly StoredDraft<Values>[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const slot = useMemo(() => newSlot(name), [name]);
  const latest = useRef({ values, restore, knownKey });
  // The draft of an earlier visit or of another tab that this form goes on with.
  const taken = useRef<StoredDraft<Values> | null>(null);
  const isReplaced = useRef(false);
  // The values that are on the device, or need not be.
  const written = useRef(values);
  useEffect(() => {
    latest.current = { values, restore, knownKey };
  });

  const goOnWith = useCallback((draft: StoredDraft<Values>, shown: Values) => {
    taken.current = draft;
    latest.current.restore(shown, isSame(shown, draft.values) ? draft.submissionId : null);
  }, []);

  useEffect(() => {
    let gone = false;
    const takeUp = async () => {
      const [newest, ...older] = await loadUnsent<Values>(name);
      if (gone || !newest) return;
      if (isReplaced.current) {
        setOthers([newest, ...older]);
        return;
      }
      const typed = latest.current.values;
      const { values: merged, losesSomething } = mergeDraft(empty, typed, newest.values);
      if (isSame(typed, empty)) written.current = merged;
      if (losesSomething) {
        latest.current.restore(merged, null);
        setOthers([newest, ...older]);
      } else {
        goOnWith(newest, merged);
        setOthers(older);
      }
      setRestored(true);
    };
    void takeUp();
    return () => {
      gone = true;
    };
  }, [name, empty, goOnWith]);

  const remove = useCallback(() => {
    void removeDraft(slot);
    if (taken.current) void removeReadDraft(taken.current);
    taken.current = null;
  }, [slot]);

  const write = useCallback(
    (current: Values, leaving = false) => {
      if (current === written.current) return;
      // What is too large for a page that is being left is written if it comes back.
      if (!leaving) written.current = current;
      if (isSame(current, empty)) {
        remove();
        return;
      }
      const submissionId = latest.current.knownKey(current);
      const draft = { values: current, submissionId, savedAt: Date.now() };
      void saveDraft(slot, draft, { replaced: taken.current, leaving }).then(setLeftOut);
    },
    [slot, empty, remove],
  );

  useEffect(() => {
    const timer = setTimeout(() => write(values), savePause);
    return () => clearTimeout(timer);
  }, [values, write]);

  useEffect(() => {
    const writeNow = () => write(latest.current.values);
    const onHide = () => document.visibilityState === 'hidden' && writeNow();
    const onLeave = () => write(latest.current.values, true);
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    const unsubscribe = beforeReload(() => {
      writeNow();
      return draftsWritten();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      // Another page of the site was opened before the last change was written.
      writeNow();
    };
  }, [write]);

  return {
    /** Whether the form shows what was kept from an earlier visit. */
    restored,
    /** Whether this device keeps another text of this form, which has no place in what the form shows. */
    hasOther: others.length > 0,
    /** Names of the files that the device has no room for: they are not kept with the rest. */
    leftOut,
    /** Shows the other text; what the form shows now is kept as the other one. */
    showOther() {
      const [other, ...rest] = others;
      if (!other) return;
      const own = { slot: newSlot(name), values, submissionId: null, savedAt: Date.now() };
      const isParked = !isSame(values, empty);
      if (isParked) void saveDraft(own.slot, own);
      setOthers(isParked ? [...rest, own] : rest);
      goOnWith(other, { ...empty, ...other.values });
    },
    /** The form was given other values as a whole: a draft that loads later is offered beside them, not merged. */
    replaced() {
      isReplaced.current = true;
    },
    /** Writes these values anew, now that they have a key. */
    submitted() {
      written.current = empty;
      write(values);
    },
    /** Forgets the draft: sent, kept in the outbox, or cleared. */
    forget() {
      written.current = empty;
      latest.current = { ...latest.current, values: empty };
      setRestored(false);
      remove();
    },
  };
}

/** The drafts of a form, the latest first. Those whose submission is on its way, or has arrived, are removed. */
async function loadUnsent<Values extends object>(name: string): Promise<StoredDraft<Values>[]> {
  const drafts = await loadDrafts<Values>(name);
  if (drafts.every(({ submissionId }) => submissionId === null)) return drafts;
  const records = await outbox()
    .list()
    .catch(() => []);
  const handled = new Set(
    records
      .filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'sent')
      .map(({ id }) => id as string | null),
  );
  for (const draft of drafts) if (handled.has(draft.submissionId)) void removeReadDraft(draft);
  return drafts.filter(({ submissionId }) => !handled.has(submissionId));
}
