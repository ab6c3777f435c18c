import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveWayMessage } from '../../src/device/worker-messages.ts';

const pause = 1500;
const patience = 15_000;

let giveWay: typeof import('../../sw/give-way.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  giveWay = await import('../../sw/give-way.ts');
});
afterEach(() => vi.useRealTimers());

const tell = (data: unknown) => giveWay.onGiveWay({ data });

/** Waits as the installation does; `done` tells whether it went on. */
function wait() {
  const state = { done: false };
  void giveWay.onceUnused().then(() => (state.done = true));
  return state;
}

test('an installation goes on at once where nobody uses a page', async () => {
  const state = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.done).toBe(true);
});

test('it waits after a sign of use, and again after the next one', async () => {
  tell(giveWayMessage);
  const states = [wait(), wait()];
  await vi.advanceTimersByTimeAsync(pause - 1);
  tell(giveWayMessage);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(states).toEqual([{ done: false }, { done: false }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual([{ done: true }, { done: true }]);
});

test('it does not wait for ever, however many of its parts wait', async () => {
  const states = [wait(), wait(), wait()];
  await vi.advanceTimersByTimeAsync(0);
  for (const state of states) expect(state.done).toBe(true);
  tell(giveWayMessage);
  const held = [wait(), wait(), wait()];
  for (let time = 500; time < patience; time += 500) {
    await vi.advanceTimersByTimeAsync(500);
    tell(giveWayMessage);
  }
  expect(held.some(({ done }) => done)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(held.every(({ done }) => done)).toBe(true);
  tell(giveWayMessage);
  const later = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.done).toBe(true);
});

test.each([null, 'give-way', {}, { type: 'save-pages' }])('%j does not hold it up', async (data) => {
  tell(data);
  const state = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.done).toBe(true);
});
