import { expect, test, vi } from 'vitest';
import { startOutboxDelivery } from '../../../src/app/outbox-delivery.ts';
import type { TextStore } from '../../../src/content/texts.ts';
import { whenNoneWaits } from '../../../src/forms/newsletter-submission.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { createSetting, networkError, submissionOf } from './setting.ts';

const arranged = vi.hoisted(() => vi.fn<() => Promise<boolean>>(async () => true));
const shared = vi.hoisted(() => ({ outbox: undefined as unknown }));
vi.mock('../../../src/outbox/background-delivery.ts', () => ({ arrangeBackgroundDelivery: arranged }));
vi.mock('../../../src/outbox/outbox.ts', async (original) => ({
  ...(await original<object>()),
  outbox: () => shared.outbox,
}));
vi.mock('../../../src/forms/drafts.ts', () => ({ removeOldDrafts: async () => undefined }));
vi.mock('../../../src/app/installed-site.ts', () => ({ askToKeep: async () => undefined }));
vi.mock('../../../src/ui/toast.tsx', () => ({ showToast: async () => undefined }));
vi.mock('../../../src/device/worker-client.ts', () => ({ tellWorker: () => undefined }));

const timesArranged = (times: number) => vi.waitFor(() => expect(arranged).toHaveBeenCalledTimes(times));

test('the browser is asked for its event at the start, for what is new, and after an attempt in vain', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', {});
  const setting = createSetting();
  const [one] = await setting.keep('one');
  shared.outbox = setting.context();
  setting.answer = 'hold';
  startOutboxDelivery({} as TextStore);
  const attempt = await setting.attempt(1);
  await timesArranged(1);
  // One comes and another goes: as many as before.
  await setting.store.change(one!, () => 'remove');
  await setting.context().keep(submissionOf('two'));
  await timesArranged(2);
  setting.answer = networkError;
  attempt.answer(networkError);
  await vi.waitFor(() => expect(arranged.mock.calls.length).toBeGreaterThan(2));
});

test('a list that cannot be read for once does not end what is said of it', async () => {
  const setting = createSetting();
  const read = vi.fn<() => IDBFactory>(() => setting.factory);
  read.mockImplementationOnce(() => {
    throw new DOMException('Out of reach', 'UnknownError');
  });
  shared.outbox = setting.context({ store: createStore(read) });
  const tell = vi.fn<() => void>();
  whenNoneWaits(tell);
  await setting.rows();
  expect([read.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0]);
  setting.channel.publish({ type: 'outbox-changed', id: 'any' });
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
});
