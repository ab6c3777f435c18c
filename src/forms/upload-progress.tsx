import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import { useFormats, useText } from '../ui/use-text.ts';
import { PlainButton } from './form-layout.tsx';
import classes from './upload-progress.module.css';
import type { useSubmission } from './use-submission.ts';

/** How far a large upload has come, and the way out of it. */
export function UploadProgress({ progress, cancel }: ReturnType<typeof useSubmission>) {
  const text = useText('outbox').outboxText.form;
  const formats = useFormats();
  const { sent, total } = progress ?? { sent: 0, total: 0 };
  return (
    <div className={classes.upload}>
      {progress && (
        <>
          <progress className={classes.bar} aria-label={text.uploadLabel} value={sent} max={total} />
          <span className={classes.size}>
            {fill(text.uploading, {
              sent: formatFileSize(sent, formats),
              total: formatFileSize(total, formats),
            })}
          </span>
        </>
      )}
      <PlainButton onClick={cancel}>{text.cancel}</PlainButton>
    </div>
  );
}
