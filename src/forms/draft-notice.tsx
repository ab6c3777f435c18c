import { outboxText } from '../content/outbox.ts';
import { BannerActions, FormBanner } from './form-banner.tsx';
import type { DraftControl } from './use-draft.ts';

const text = outboxText.form;

/** Says above a form that a draft is back, and offers another one that is kept beside it. */
export function DraftNotice({ draft }: { draft: DraftControl }) {
  if (!draft.restored && !draft.hasOther) return null;
  return (
    <FormBanner tone="note" text={draft.restored ? text.draftRestored : text.otherDraft} takesFocus={false}>
      {draft.hasOther && (
        <>
          {draft.restored && <p>{text.otherDraft}</p>}
          <BannerActions>
            <button type="button" onClick={draft.showOther}>
              {text.showOtherDraft}
            </button>
          </BannerActions>
        </>
      )}
    </FormBanner>
  );
}
