import { dateInDhaka, formatDate } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { Icon } from './icons/icon.tsx';
import classes from './saved-copy.module.css';
import { useMinute } from './use-minute.ts';
import { useOnline } from './use-online.ts';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

interface SavedCopyProps {
  /** When the list below was last loaded, milliseconds since 1970; 0 while there is none. */
  readonly updatedAt: number;
  /** The sentence, with a place for the date. */
  readonly template: `${string}{date}${string}`;
  /** Short names of the months. */
  readonly months: readonly string[];
}

/** Says how old a list is without a connection, or when it is older than a day. Its place is reserved. */
export function SavedCopy({ updatedAt, template, months }: SavedCopyProps) {
  const online = useOnline();
  const now = useMinute();
  const isShown = updatedAt > 0 && (!online || (now !== null && now - updatedAt >= day));
  return (
    <div className={classes.row}>
      {isShown && (
        <p className={classes.line}>
          <Icon name="offline" />
          {fill<string>(template, { date: formatDate(dateInDhaka(updatedAt), months) })}
        </p>
      )}
    </div>
  );
}
