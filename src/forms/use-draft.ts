import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveDraft, newSlot, removeDraft, saveDraft, type StoredDraft } from './drafts.ts';
import { isSame, mergeDraft } from './merge-draft.ts';
import { loadUnsentDrafts } from './unsent-drafts.ts';

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

/** What a form says of its draft. */
export type DraftControl = Pick<ReturnType<typeof useDraft>, 'restored' | 'hasOther' | 'showOther'>;

/**
 * Keeps a half-filled form on this device, so that a reload, a crash or a phone that closes the tab loses nothing.
 * A draft whose submission is already on its way is not restored.
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
  const [slot, setSlot] = useState(() => newSlot(name));
  // The draft of an earlier visit or of another tab that this form goes on with.
  const taken = useRef<StoredDraft<Values> | null>(null);
  const isReplaced = useRef(false);
  // The values that are on the device, or need not be; and those that were given to be written.
  const onDevice = useRef(values);
  const written = useRef(values);
  function needNoWriting(shown: Values) {
    onDevice.current = shown;
    written.current = shown;
  }

  function goOnWith(draft: StoredDraft<Values>, shown: Values) {
    taken.current = draft;
    restore(shown, isSame(shown, draft.values) ? draft.submissionId : null);
  }
  const takeUp = useEffectEvent((drafts: readonly StoredDraft<Values>[]) => {
    // A page that is left at once may leave the draft of what was kept: the same words as those that were taken back.
    const otherThan = (key: string | null) =>
      drafts.filter((draft) => key === null || draft.submissionId !== key);
    if (isReplaced.current) setOthers(otherThan(knownKey(values)));
    const [newest] = drafts;
    if (!newest || isReplaced.current) return;
    const older = otherThan(newest.submissionId).filter((draft) => draft !== newest);
    const { values: merged, losesSomething } = mergeDraft(empty, values, newest.values);
    if (isSame(values, empty)) needNoWriting(merged);
    if (losesSomething) restore(merged, null);
    else goOnWith(newest, merged);
    setOthers(losesSomething ? [newest, ...older] : older);
    setRestored(true);
  });
  useEffect(() => {
    let gone = false;
    void loadUnsentDrafts<Values>(name).then((drafts) => gone || takeUp(drafts ?? []));
    return () => {
      gone = true;
    };
  }, [name]);

  function remove() {
    void removeDraft({ slot });
    if (taken.current) void removeDraft(taken.current);
    taken.current = null;
  }
  const draftOf = (slot: string, values: Values, submissionId: string | null): StoredDraft<Values> => {
    return { slot, values, submissionId, savedAt: Date.now() };
  };
  function write({ current = values, leaving = false } = {}) {
    if (current === (leaving ? onDevice : written).current) return;
    written.current = current;
    if (isSame(current, empty)) {
      remove();
      return;
    }
    const draft = draftOf(slot, current, knownKey(current));
    if (leaving) leaveDraft(slot, draft, taken.current);
    else void save(draft);
  }
  async function save(draft: StoredDraft<Values>) {
    const missing = await saveDraft(draft.slot, draft, taken.current);
    if (missing) onDevice.current = draft.values;
    setLeftOut(missing ?? Object.keys(draft.values));
  }
  /** Keeps other values of this form beside what it shows. Rejects when they cannot be written. */
  async function keepBeside(others: Values, submissionId: string | null) {
    const draft = draftOf(newSlot(name), others, submissionId);
    const missing = await saveDraft(draft.slot, draft);
    if (!missing) throw new Error('The draft could not be written.');
    return { draft, isWhole: missing.length === 0 };
  }
  const writeNow = useEffectEvent(write);

  useEffect(() => {
    const timer = setTimeout(() => writeNow({ current: values }), savePause);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && writeNow();
    const onLeave = () => writeNow({ leaving: true });
    // What it has left has no new file.
    const onReturn = () => {
      written.current = onDevice.current;
      writeNow();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
      // Another page of the site was opened before the last change was written, or the database has refused it.
      onLeave();
      onReturn();
    };
  }, []);

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
      const shown = draftOf(newSlot(name), values, knownKey(values));
      if (isSame(values, empty)) remove();
      else {
        // Its place is taken from now on, also if the page is left before it is written.
        leaveDraft(shown.slot, shown, taken.current);
        void saveDraft(shown.slot, shown, taken.current);
      }
      setOthers(isSame(values, empty) ? rest : [...rest, shown]);
      goOnWith(other, { ...empty, ...other.values });
    },
    keepBeside,
    /** The form goes on with what was kept beside it; a draft that loads later is offered, not merged. */
    replacedBy({ draft, isWhole }: Awaited<ReturnType<typeof keepBeside>>) {
      isReplaced.current = true;
      remove();
      setSlot(draft.slot);
      // What the device had no room for is tried again.
      if (isWhole) needNoWriting(draft.values);
    },
    /** Writes these values anew, now that they have a key. */
    submitted() {
      needNoWriting(empty);
      write();
    },
    /** Forgets the draft: sent, kept in the outbox, or cleared. */
    forget() {
      needNoWriting(values);
      setRestored(false);
      remove();
    },
  };
}
