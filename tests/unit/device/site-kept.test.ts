import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Milliseconds after which a page is idle where the browser does not tell (device/when-idle.ts). */
const idle = 1500;
const patience = 5000;

let kept: typeof import('../../../src/device/site-kept.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  kept = await import('../../../src/device/site-kept.ts');
});
afterEach(() => vi.useRealTimers());

describe('work for when the page is idle and the site is on the device', () => {
  test('waits for both', () => {
    const work = vi.fn<() => void>();
    kept.whenIdleAndKept(work);
    vi.advanceTimersByTime(idle + patience - 1);
    expect(work).not.toHaveBeenCalled();
    kept.noteSiteKept();
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(patience);
    expect(work).toHaveBeenCalledOnce();
  });

  test('is done as soon as the page is idle where the site is there already', () => {
    const work = vi.fn<() => void>();
    kept.noteSiteKept();
    kept.whenIdleAndKept(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(idle);
    expect(work).toHaveBeenCalledOnce();
  });

  test('does not wait longer than five seconds', () => {
    const work = vi.fn<() => void>();
    kept.whenIdleAndKept(work);
    vi.advanceTimersByTime(idle + patience);
    expect(work).toHaveBeenCalledOnce();
    kept.noteSiteKept();
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([0, idle])('can be called off after %i ms', (time) => {
    const work = vi.fn<() => void>();
    const callOff = kept.whenIdleAndKept(work);
    vi.advanceTimersByTime(time);
    callOff();
    kept.noteSiteKept();
    vi.advanceTimersByTime(idle + patience);
    expect(work).not.toHaveBeenCalled();
  });
});
