import { describe, expect, test, vi } from 'vitest';
import { openingState } from '../../src/lib/opening-hours.ts';

/** A moment of November 2025 by the clock of Dhaka, six hours ahead of UTC all year. The 15th is a Saturday. */
const dhaka = (day: number, time: string) =>
  new Date(`2025-11-${String(day).padStart(2, '0')}T${time}+06:00`);
const hours = {
  days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  opens: '10:00',
  closes: '18:00',
  timeZone: 'Asia/Dhaka',
  closures: [],
} as const;
const open = { isOpen: true };
const closedUntil = (day: string, date: string, daysAhead: number, closure: string | null = null) => ({
  isOpen: false,
  closure,
  next: { day, date, daysAhead, time: '10:00' },
});

// The zone of the device makes no difference.
describe.each([
  ['America/Los_Angeles', 480],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
])('on a device in %s', (zone, minutesBehind) => {
  test.each([
    [15, '10:00', open],
    [20, '17:59:59.999', open],
    [15, '09:59', closedUntil('Saturday', '2025-11-15', 0)],
    [15, '18:00', closedUntil('Sunday', '2025-11-16', 1)],
    [16, '00:00', closedUntil('Sunday', '2025-11-16', 0)],
    [20, '18:00', closedUntil('Saturday', '2025-11-22', 2)],
    [21, '00:00', closedUntil('Saturday', '2025-11-22', 1)],
    [22, '00:00', closedUntil('Saturday', '2025-11-22', 0)],
  ])('on the %i. at %s: %o', (day, time, expected) => {
    vi.stubEnv('TZ', zone);
    expect(dhaka(15, '10:00').getTimezoneOffset()).toBe(minutesBehind);
    expect(openingState(hours, dhaka(day, time))).toEqual(expected);
  });
});

test('a day and a year that begin earlier in Dhaka than in UTC', () => {
  const newYear = openingState(hours, new Date('2025-12-31T20:00:00Z'));
  expect(newYear).toEqual(closedUntil('Thursday', '2026-01-01', 0));
});

const eid = { name: 'Eid ul-Fitr', from: '2025-11-17', through: '2025-11-19' };
const long = { ...eid, through: '2025-12-01' };

test.each([
  ['its first day', eid, 17, '12:00', closedUntil('Thursday', '2025-11-20', 3, eid.name)],
  ['its last day', eid, 19, '12:00', closedUntil('Thursday', '2025-11-20', 1, eid.name)],
  ['not the day before', eid, 16, '12:00', open],
  ['the evening before', eid, 16, '18:00', closedUntil('Thursday', '2025-11-20', 4)],
  ['not the day after', eid, 20, '12:00', open],
  ['more than a week', long, 16, '18:00', closedUntil('Tuesday', '2025-12-02', 16)],
])('a closure closes %s', (_, closure, day, time, expected) => {
  expect(openingState({ ...hours, closures: [closure] }, dhaka(day, time))).toEqual(expected);
});

const monday = { days: ['Monday'], opens: '08:30', closes: '12:00', closures: [] } as const;

test.each([
  ['not before', '2025-01-06T08:29+06:00', {}, { isOpen: false }],
  ['one day a week', '2025-01-06T12:00+06:00', {}, { next: { day: 'Monday', daysAhead: 7, time: '08:30' } }],
  ['no day', '2025-01-06T09:00+06:00', { days: [] }, { isOpen: false, next: null }],
])('other hours: %s', (_, moment, changes, expected) => {
  expect(openingState({ ...monday, ...changes }, new Date(moment))).toMatchObject(expected);
});
