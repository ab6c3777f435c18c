import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '../../src/content/firm.ts';
import { readDate } from '../../src/lib/dates.ts';
import { openingState } from '../../src/lib/opening-hours.ts';

/** A moment by the clock of Dhaka, which is six hours ahead of UTC all year. 15 November 2025 is a Saturday. */
const dhaka = (day: number, time: string) =>
  new Date(`2025-11-${String(day).padStart(2, '0')}T${time}:00+06:00`);
const stateAt = (day: number, time: string) => openingState(firm.hours, dhaka(day, time));

const open = { isOpen: true };
const closedUntil = (day: string, date: string, daysAhead: number, closure: string | null = null) => ({
  isOpen: false,
  closure,
  next: { day, date, daysAhead, time: '10:00' },
});

describe('the hours of the firm, by the clock of Dhaka', () => {
  test.each([
    ['Saturday at 10:00 exactly', 15, '10:00', open],
    ['Saturday in the afternoon', 15, '15:20', open],
    ['Thursday, the last minute', 20, '17:59', open],
    ['Saturday, a minute before ten', 15, '09:59', closedUntil('Saturday', '2025-11-15', 0)],
    ['Saturday at 18:00 exactly', 15, '18:00', closedUntil('Sunday', '2025-11-16', 1)],
    ['Saturday, the last minute of the day', 15, '23:59', closedUntil('Sunday', '2025-11-16', 1)],
    ['Sunday at midnight', 16, '00:00', closedUntil('Sunday', '2025-11-16', 0)],
    ['Tuesday in the evening', 18, '19:30', closedUntil('Wednesday', '2025-11-19', 1)],
    ['Thursday at 18:00 exactly', 20, '18:00', closedUntil('Saturday', '2025-11-22', 2)],
    ['Friday at midnight', 21, '00:00', closedUntil('Saturday', '2025-11-22', 1)],
    ['Friday at noon', 21, '12:00', closedUntil('Saturday', '2025-11-22', 1)],
    ['Friday, the last minute of the day', 21, '23:59', closedUntil('Saturday', '2025-11-22', 1)],
    ['Saturday at midnight', 22, '00:00', closedUntil('Saturday', '2025-11-22', 0)],
  ])('%s', (_, day, time, expected) => {
    expect(stateAt(day, time)).toEqual(expected);
  });

  test('seconds of the last minute count as open', () => {
    expect(openingState(firm.hours, new Date('2025-11-20T17:59:59.999+06:00'))).toEqual(open);
  });

  test('a day and a year that begin earlier in Dhaka than in UTC', () => {
    // In UTC it is still Wednesday and 2025.
    expect(openingState(firm.hours, new Date('2025-12-31T20:00:00Z'))).toEqual(
      closedUntil('Thursday', '2026-01-01', 0),
    );
    expect(openingState(firm.hours, new Date('2026-01-01T04:00:00Z'))).toEqual(open);
  });

  test.each([
    ['America/Los_Angeles', 480],
    ['UTC', 0],
    ['Pacific/Kiritimati', -840],
  ])('the zone of the device makes no difference: %s', (zone, minutesBehind) => {
    process.env['TZ'] = zone;
    expect(dhaka(15, '10:00').getTimezoneOffset()).toBe(minutesBehind);
    expect(stateAt(15, '10:00')).toEqual(open);
    expect(stateAt(21, '12:00')).toEqual(closedUntil('Saturday', '2025-11-22', 1));
    expect(stateAt(22, '00:00')).toEqual(closedUntil('Saturday', '2025-11-22', 0));
  });

  const zoneBefore = process.env['TZ'];
  afterEach(() => {
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
  });
});

describe('a closure', () => {
  const eid = { name: 'Eid ul-Fitr', from: '2025-11-17', through: '2025-11-19' };
  const on = (day: number, time: string, closures = [eid]) =>
    openingState({ ...firm.hours, closures }, dhaka(day, time));

  test.each([17, 18, 19])('closes its days, the first and the last one included: %d', (day) => {
    expect(on(day, '12:00')).toEqual(closedUntil('Thursday', '2025-11-20', 20 - day, 'Eid ul-Fitr'));
  });

  test('changes neither the day before nor the day after', () => {
    expect(on(16, '12:00')).toEqual(open);
    expect(on(16, '18:00')).toEqual(closedUntil('Thursday', '2025-11-20', 4));
    expect(on(20, '12:00')).toEqual(open);
  });

  test('of more than a week leads to a date', () => {
    const long = { ...eid, through: '2025-12-01' };
    expect(on(16, '18:00', [long])).toEqual(closedUntil('Tuesday', '2025-12-02', 16));
  });

  test("in the firm's file begins on a day of the calendar and ends on the same or a later one", () => {
    for (const { name, from, through } of firm.hours.closures) {
      expect(readDate(from), name).not.toBeNull();
      expect(readDate(through), name).not.toBeNull();
      expect(from <= through && name !== '', name).toBe(true);
    }
  });
});

describe('other hours', () => {
  const hours = {
    days: ['Monday'],
    opens: '08:30',
    closes: '12:00',
    closures: [],
  } as const;

  test('with one day a week open again on that day of the next week', () => {
    expect(openingState(hours, new Date('2025-01-06T12:00:00+06:00'))).toMatchObject({
      isOpen: false,
      next: { day: 'Monday', daysAhead: 7, time: '08:30' },
    });
  });

  test('without a day are closed for good', () => {
    const never = { ...hours, days: [] };
    expect(openingState(never, new Date('2025-01-06T09:00:00Z'))).toMatchObject({
      isOpen: false,
      next: null,
    });
  });
});
