import { useEffect, useState } from 'react';
import { firm } from '../../content/firm.ts';
import { outboxText } from '../../content/outbox.ts';
import { submissionText } from '../../forms/submission-text.ts';
import { mailtoHref } from '../../lib/links.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { SubmissionRecord } from '../../outbox/record.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

const text = outboxText.list;

/**
 * Other ways for what the server has refused: copy the text, or send it by e-mail. The text is read beforehand, because
 * Safari lets a page copy only in the moment of the press.
 */
export function RefusedActions({ record: { id, kind, summary } }: { record: SubmissionRecord }) {
  const [body, setBody] = useState<string>();
  useEffect(() => {
    // Out of reach: then there is nothing to copy, and the entry still can be tried, taken back or deleted.
    outbox()
      .read(id)
      .then((found) => found && setBody(submissionText(found.fields)))
      .catch(() => undefined);
  }, [id]);
  if (body === undefined) return null;
  const address = kind === 'application' ? firm.careersEmail : firm.email;
  return (
    <>
      <CopyButton text={body} label={text.copy} copied={text.copied} notCopied={text.notCopied} plain />
      <a href={mailtoHref(address, { subject: summary, body })}>{text.sendByEmail}</a>
    </>
  );
}
