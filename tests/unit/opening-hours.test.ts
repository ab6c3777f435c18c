import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '../../src/content/firm.ts';
import { openingState } from '../../src/lib/opening-hours.ts';

/** A moment by the clock of Dhaka, which is six hours ahead of UTC all year. 15 November 2025 is a Saturday. */
const dhaka = (day: number, time: string) =>
  new Date(`2025-11-${String(day).padStart(2, '0')}T${time}:00+06:00`);
const stateAt = (day: number, time: string) => openingState(firm.hours, dhaka(day, time));

const open = { isOpen: true };
const opens = (day: string, isToday = false) => ({ isOpen: false, next: { day, isToday, time: '10:00' } });

describe('the hours of the firm, by the clock of Dhaka', () => {
  test.each([
    ['Saturday at 10:00 exactly', 15, '10:00', open],
    ['Saturday in the afternoon', 15, '15:20', open],
    ['Thursday, the last minute', 20, '17:59', open],
    ['Saturday, a minute before ten', 15, '09:59', opens('Saturday', true)],
    ['Saturday at 18:00 exactly', 15, '18:00', opens('Sunday')],
    ['Saturday, the last minute of the day', 15, '23:59', opens('Sunday')],
    ['Sunday at midnight', 16, '00:00', opens('Sunday', true)],
    ['Tuesday in the evening', 18, '19:30', opens('Wednesday')],
    ['Thursday at 18:00 exactly', 20, '18:00', opens('Saturday')],
    ['Friday at midnight', 21, '00:00', opens('Saturday')],
    ['Friday at noon', 21, '12:00', opens('Saturday')],
    ['Friday, the last minute of the day', 21, '23:59', opens('Saturday')],
    ['Saturday at midnight', 22, '00:00', opens('Saturday', true)],
  ])('%s', (_, day, time, expected) => {
    expect(stateAt(day, time)).toEqual(expected);
  });

  test('seconds of the last minute count as open', () => {
    expect(openingState(firm.hours, new Date('2025-11-20T17:59:59.999+06:00'))).toEqual(open);
  });

  test('a day and a year that begin earlier in Dhaka than in UTC', () => {
    // In UTC it is still Wednesday and 2025.
    expect(openingState(firm.hours, new Date('2025-12-31T20:00:00Z'))).toEqual(opens('Thursday', true));
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
    expect(stateAt(21, '12:00')).toEqual(opens('Saturday'));
    expect(stateAt(22, '00:00')).toEqual(opens('Saturday', true));
  });

  const zoneBefore = process.env['TZ'];
  afterEach(() => {
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
  });
});

describe('other hours', () => {
  const hours = { days: ['Monday'], opens: '08:30', closes: '12:00', timeZone: 'Europe/London' } as const;
  const closed = { isOpen: false, next: { day: 'Monday', isToday: false, time: '08:30' } };

  test('follow summer time', () => {
    // Half past eight in London: 08:30 UTC in winter, 07:30 UTC in summer.
    expect(openingState(hours, new Date('2025-01-06T08:30:00Z'))).toEqual(open);
    expect(openingState(hours, new Date('2025-07-07T07:30:00Z'))).toEqual(open);
    expect(openingState(hours, new Date('2025-01-06T08:29:00Z')).isOpen).toBe(false);
    expect(openingState(hours, new Date('2025-07-07T07:29:00Z')).isOpen).toBe(false);
  });

  test('with one day a week open again on that day of the next week', () => {
    expect(openingState(hours, new Date('2025-01-06T12:00:00Z'))).toEqual(closed);
  });

  test('without a day are closed for good', () => {
    const never = { ...hours, days: [] };
    expect(openingState(never, new Date('2025-01-06T09:00:00Z'))).toEqual({ isOpen: false, next: null });
  });
});
