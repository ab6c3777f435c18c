import { afterEach, expect, test, vi } from 'vitest';
import { beforeReload, settleBeforeReload } from '../../../src/device/before-reload.ts';

afterEach(() => void vi.useRealTimers());

test('a reload waits for what is to be done, also when a part of it fails', async () => {
  const done: string[] = [];
  const ends = [
    beforeReload(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('slow');
    }),
    beforeReload(() => Promise.reject(new Error('broken on purpose'))),
  ];
  await settleBeforeReload();
  expect(done).toEqual(['slow']);
  for (const end of ends) end();
});

test('a reload does not wait for a device that never answers', async () => {
  vi.useFakeTimers();
  const end = beforeReload(() => new Promise(() => undefined));
  const over = vi.fn<() => void>();
  const reload = settleBeforeReload().then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reload;
  expect(over).toHaveBeenCalledOnce();
  end();
});
