import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from '../../../src/device/presses.ts';

/** Milliseconds after which a page is idle where the browser does not tell (device/when-idle.ts). */
const idle = 1500;
const afterPress = 1000;

let press: () => void;

/** Waits for calm; `done` tells whether it is there. */
function wait(calm: () => Promise<void>) {
  const state = { done: false };
  void calm().then(() => (state.done = true));
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (press = listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nobody has pressed anything: it is calm as soon as the page is idle', async () => {
  const state = wait(watchPresses());
  await vi.advanceTimersByTimeAsync(idle - 1);
  expect(state.done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.done).toBe(true);
});

test('after a press it is calm a second later, and once the page is idle again', async () => {
  const state = wait(watchPresses());
  await vi.advanceTimersByTimeAsync(idle - 100);
  press();
  await vi.advanceTimersByTimeAsync(afterPress + idle - 1);
  expect(state.done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.done).toBe(true);
});
