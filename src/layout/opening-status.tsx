import { startTransition, useEffect, useState } from 'react';
import { firm } from '../content/firm.ts';
import { listText } from '../content/list-text.ts';
import type { Weekday } from '../content/types.ts';
import { uiText } from '../content/ui-text.ts';
import { formatDate, readDate } from '../lib/dates.ts';
import { openingState, type OpeningState } from '../lib/opening-hours.ts';
import { fill } from '../lib/text.ts';
import { whenIdle } from '../device/when-idle.ts';
import classes from './opening-status.module.css';

const minute = 60_000;

/** Calls back when a minute begins, and when a page that slept comes back. */
function onMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  const tick = () => {
    clearTimeout(timer);
    callback();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pageshow', tick);
  };
}

/** Start of the current minute; null while prerendering and hydrating and until the page has time for it. */
function useMinute(): Date | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const read = () => startTransition(() => setCount(Math.floor(Date.now() / minute)));
    let stop = whenIdle(() => {
      read();
      stop = onMinute(read);
    });
    return () => stop();
  }, []);
  return count === null ? null : new Date(count * minute);
}

function openingText(state: OpeningState<Weekday>): string {
  const text = uiText.hours;
  if (state.isOpen) return text.openNow;
  if (state.closure !== null) return fill(text.closedToday, { name: state.closure });
  if (!state.next) return text.closedNow;
  const { day, date, daysAhead, time } = state.next;
  if (daysAhead === 0) return fill(text.opensToday, { time });
  if (daysAhead < 7) return fill(text.opens, { day: text.weekdays[day], time });
  const calendarDate = readDate(date);
  return calendarDate
    ? fill(text.opensOn, { date: formatDate(calendarDate, listText.months), time })
    : text.closedNow;
}

/**
 * Whether the office is open now, in its own time whatever the zone of the device. In the prerendered HTML it is the
 * label of the hours that stand beside it, so nothing moves when the answer arrives.
 */
export function OpeningStatus() {
  const now = useMinute();
  const state = now && openingState(firm.hours, now);
  const text = state ? openingText(state) : uiText.header.hoursLabel;
  // Other words are another element: the old one grown to the left would count as moved.
  return (
    <span key={text} className={state?.isOpen ? `${classes.status} ${classes.open}` : classes.status}>
      {text}
    </span>
  );
}
