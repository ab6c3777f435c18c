import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import { useFormats, useText } from '../ui/use-text.ts';
import { PlainButton } from './form-layout.tsx';
import classes from './upload-progress.module.css';

/** How far a large upload has come, and the way out of it. */
export function UploadProgress({
  progress,
  onCancel,
}: {
  progress: { readonly sent: number; readonly total: number } | null;
  onCancel: () => void;
}) {
  const text = useText('outbox').outboxText.form;
  const formats = useFormats();
  return (
    <div className={classes.upload}>
      {progress && (
        <>
          <progress
            className={classes.bar}
            aria-label={text.uploadLabel}
            value={progress.sent}
            max={progress.total}
          />
          <span className={classes.size}>
            {fill(text.uploading, {
              sent: formatFileSize(progress.sent, formats),
              total: formatFileSize(progress.total, formats),
            })}
          </span>
        </>
      )}
      <PlainButton onClick={onCancel}>{text.cancel}</PlainButton>
    </div>
  );
}
