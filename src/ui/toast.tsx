import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import type { Toast } from './toast-list.tsx';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

let isWanted = false;
const changes = createListeners();

/** Shows a toast; what draws it is fetched with the first one. Rejects when that could not be had. */
export async function showToast(toast: Toast): Promise<void> {
  const { pushToast } = await load();
  isWanted = true;
  changes.tell();
  await pushToast(toast);
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
