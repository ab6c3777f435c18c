import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { formatFileSize } from '../lib/file-size.ts';
import { fill } from '../lib/text.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useFormats, useText } from '../ui/use-text.ts';
import { Words } from '../ui/words.tsx';
import { largestCv, type ApplicationValues } from './application-submission.ts';
import classes from './cv-field.module.css';
import { readCvFile } from './cv-file.ts';
import { RequiredMark } from './form-fields.tsx';
import type { Form } from './use-form.ts';

const inputId = 'application-cv';
const errorId = `${inputId}-error`;
const hintId = `${inputId}-hint`;

interface CvFieldProps {
  readonly form: Form<ApplicationValues>;
  /** Whether the device has no room to keep the file until it is sent. */
  readonly isLeftOut: boolean;
}

/** The CV: picked or dropped, shown with name and size, replaced or removed. It is read as soon as it is chosen. */
export function CvField({ form, isLeftOut }: CvFieldProps) {
  const text = useText('career').applicationForm.fields.cv;
  const { outboxText } = useText('outbox');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<File>(null);
  const [isOver, setIsOver] = useState(false);
  // Of a large file, or one that comes from a cloud, this takes a while.
  const [reading, setReading] = useState<File | null>(null);
  // What is pressed meanwhile waits for it (device/early-press.ts).
  useEffect(() => void input.current?.form?.toggleAttribute('data-waiting', reading !== null), [reading]);
  const file = form.values.cv;
  const shown = reading ?? file;
  const error = form.errorOf('cv');

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    last.current = chosen;
    setReading(chosen);
    const read = await readCvFile(chosen, largestCv);
    // A later pick, or the removal of this one, counts more.
    if (last.current !== chosen) return;
    setReading(null);
    form.change('cv', read, true);
  }
  function pick(event: ChangeEvent<HTMLInputElement>) {
    void take(event.currentTarget.files?.[0]);
    // The same file, changed meanwhile, can be chosen again.
    event.currentTarget.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }
  function remove() {
    last.current = null;
    setReading(null);
    form.change('cv', null, true);
    input.current?.focus();
  }

  const sizeText = reading ? text.reading : file ? formatFileSize(file.size, formats) : text.hint;
  return (
    <div>
      <label className={classes.label} htmlFor={inputId}>
        {text.label} <RequiredMark hidden />
      </label>
      <div
        className={classes.area}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={inputId}
          className={classes.input}
          type="file"
          name="cv"
          accept="application/pdf,.pdf"
          // There is no aria-required for a field of this type; the form itself checks nothing (noValidate).
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          onChange={pick}
          onBlur={() => form.leave('cv')}
        />
        <Icon name={shown ? 'file-text' : 'upload'} className={classes.icon} />
        <span className={classes.words} id={hintId}>
          <span className={classes.name}>{shown ? <Words text={shown.name} /> : text.choose}</span>
          <span className={classes.size}>{sizeText}</span>
        </span>
        {shown && (
          <>
            <span className={classes.replace} aria-hidden="true">
              {text.replace}
            </span>
            <button
              type="button"
              className={classes.remove}
              aria-label={fill(outboxText.form.removeFile, { name: shown.name })}
              onClick={remove}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
      <span role="status" className={classes.note}>
        {file && isLeftOut && outboxText.form.fileNotKept}
      </span>
      {error && (
        <p className={classes.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
