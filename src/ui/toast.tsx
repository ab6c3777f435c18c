import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenGateIsAnswered } from '../device/consent.ts';
import { createListeners } from '../lib/listeners.ts';
import type { Toast } from './toast-list.tsx';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

let isWanted = false;
const changes = createListeners();

/** Shows a toast once the disclaimer does not hide it; what draws it is fetched with the first one. Rejects when it cannot. */
export async function showToast(toast: Toast): Promise<void> {
  const { pushToast } = await load();
  await new Promise<void>(whenGateIsAnswered);
  isWanted = true;
  changes.tell();
  pushToast(toast);
}

/** The place of the toasts in the document: once, in the layout. Empty until there is one to show. */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    changes.add,
    () => isWanted,
    () => false,
  );
  return (
    isShown && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
