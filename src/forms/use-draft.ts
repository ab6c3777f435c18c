import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeReload } from '../device/before-reload.ts';
import { outbox } from '../outbox/outbox.ts';
import { draftsWritten, loadDraft, removeDraft, saveDraft } from './drafts.ts';

/** How long after the last change a draft is written, in milliseconds. */
const savePause = 300;

export interface DraftOptions<Values> {
  /** Name of the draft on this device. */
  readonly name: string;
  readonly values: Values;
  readonly empty: Values;
  /** Puts a restored draft into the form; `submissionId` is that of the last try with these values. */
  readonly restore: (values: Values, submissionId: string | null) => void;
}

export interface DraftControl {
  /** Whether the form shows what was kept from an earlier visit. */
  readonly restored: boolean;
  /** Names of the files that the device has no room for: they are not kept with the rest. */
  readonly leftOut: readonly string[];
  /** Remembers that these values were submitted under this id. */
  submitted(id: string): void;
  /** Forgets the draft: sent, kept in the outbox, or cleared. */
  forget(): void;
}

function isSame<Values>(a: Values, b: Values): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Keeps a half-filled form on this device, so that a reload, a crash or a phone that closes the tab loses nothing.
 * A draft whose submission is already on its way is dropped instead of restored.
 */
export function useDraft<Values extends object>({
  name,
  values,
  empty,
  restore,
}: DraftOptions<Values>): DraftControl {
  const [restored, setRestored] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const latest = useRef({ values, restore });
  const submission = useRef<{ id: string; values: Values } | null>(null);
  // Nothing is written before it is known whether there is a draft.
  const ready = useRef(false);
  useEffect(() => {
    latest.current = { values, restore };
  });

  useEffect(() => {
    let gone = false;
    const takeUp = async () => {
      const draft = await loadDraft<Values>(name);
      const isHandled = draft?.submissionId ? await isInOutbox(draft.submissionId) : false;
      if (gone) return;
      ready.current = true;
      if (!draft) return;
      if (isHandled) void removeDraft(name);
      else if (isSame(latest.current.values, empty)) {
        submission.current = draft.submissionId ? { id: draft.submissionId, values: draft.values } : null;
        latest.current.restore({ ...empty, ...draft.values }, draft.submissionId);
        setRestored(true);
      }
    };
    void takeUp();
    return () => {
      gone = true;
    };
  }, [name, empty]);

  const write = useCallback(
    (current: Values) => {
      if (!ready.current) return;
      if (isSame(current, empty)) void removeDraft(name);
      else {
        const known = submission.current;
        const submissionId = known && isSame(known.values, current) ? known.id : null;
        void saveDraft(name, { values: current, submissionId, savedAt: Date.now() }).then(setLeftOut);
      }
    },
    [name, empty],
  );

  useEffect(() => {
    const timer = setTimeout(() => write(values), savePause);
    return () => clearTimeout(timer);
  }, [values, write]);

  useEffect(() => {
    const writeNow = () => write(latest.current.values);
    const onHide = () => document.visibilityState === 'hidden' && writeNow();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', writeNow);
    const unsubscribe = beforeReload(() => {
      writeNow();
      return draftsWritten();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', writeNow);
      // Another page of the site was opened before the last change was written.
      writeNow();
    };
  }, [write]);

  return {
    restored,
    leftOut,
    submitted(id) {
      submission.current = { id, values };
      write(values);
    },
    forget() {
      submission.current = null;
      latest.current = { ...latest.current, values: empty };
      setRestored(false);
      void removeDraft(name);
    },
  };
}

/** Whether the outbox has taken charge of a submission, or has delivered it. */
async function isInOutbox(id: string): Promise<boolean> {
  const records = await outbox()
    .list()
    .catch(() => []);
  const record = records.find((candidate) => candidate.id === id);
  return record?.state === 'waiting' || record?.state === 'sending' || record?.state === 'sent';
}
