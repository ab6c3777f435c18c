import { readDate } from '../lib/dates.ts';
import { openingState } from '../lib/opening-hours.ts';
import { fill } from '../lib/text.ts';
import { useMinute } from '../ui/use-clock-and-connection.ts';
import classes from './opening-status.module.css';
import { useFormats, useText } from '../ui/use-text.ts';

/** Whether the office is open now, by its own clock. Prerendered it is the label of the hours, so nothing moves. */
export function OpeningStatus() {
  const { firm, uiText } = useText('site');
  const { date: dayText, digits } = useFormats();
  const now = useMinute();
  const state = now === null ? null : openingState(firm.hours, new Date(now));

  function openingText(): string {
    const text = uiText.hours;
    if (!state) return uiText.header.hoursLabel;
    if (state.isOpen) return text.openNow;
    if (state.closure !== null) return fill(text.closedToday, { name: state.closure });
    if (!state.next) return text.closedNow;
    const { day, date, daysAhead } = state.next;
    const time = digits(state.next.time);
    if (daysAhead === 0) return fill(text.opensToday, { time });
    if (daysAhead < 7) return fill(text.opens, { day: text.weekdays[day], time });
    const calendarDate = readDate(date);
    return calendarDate ? fill(text.opensOn, { date: dayText(calendarDate), time }) : text.closedNow;
  }
  const text = openingText();
  // Keyed by its text: an element that grows to the left would count as a layout shift.
  return (
    <span key={text} className={state?.isOpen ? `${classes.status} ${classes.open}` : classes.status}>
      {text}
    </span>
  );
}
