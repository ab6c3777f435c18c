import { useEffect, useRef } from 'react';
import classes from './status-note.module.css';

/** What became of a press, beside its button: read aloud, and brought into view where it stands below the edge. */
export function StatusNote({ text, className }: { text: string; className?: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text !== '') ref.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <span ref={ref} role="status" className={`${classes.note} ${className ?? ''}`}>
      {text}
    </span>
  );
}

/** Puts a text on the clipboard. Resolves to false where the page may not do that; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
