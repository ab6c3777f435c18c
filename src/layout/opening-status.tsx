import { firm } from '../content/firm.ts';
import type { Weekday } from '../content/types.ts';
import { uiText } from '../content/ui-text.ts';
import { openingState, type OpeningState } from '../lib/opening-hours.ts';
import { fill } from '../lib/text.ts';
import { useMinute } from '../ui/use-minute.ts';
import classes from './opening-status.module.css';

function openingText(state: OpeningState<Weekday>): string {
  const text = uiText.hours;
  if (state.isOpen) return text.openNow;
  if (!state.next) return text.closedNow;
  const { day, isToday, time } = state.next;
  return isToday ? fill(text.opensToday, { time }) : fill(text.opens, { day: text.weekdays[day], time });
}

/** Whether the office is open now, by its own clock. Prerendered it is the label of the hours, so nothing moves. */
export function OpeningStatus() {
  const now = useMinute();
  const state = now === null ? null : openingState(firm.hours, new Date(now));
  const text = state ? openingText(state) : uiText.header.hoursLabel;
  // Keyed by its text: an element that grows to the left would count as a layout shift.
  return (
    <span key={text} className={state?.isOpen ? `${classes.status} ${classes.open}` : classes.status}>
      {text}
    </span>
  );
}
