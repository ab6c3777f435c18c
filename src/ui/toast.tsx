import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createState } from '../lib/listeners.ts';
import type { Toast } from './toast-list.tsx';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

const isWanted = createState(false);

/** Shows a toast; what draws it is fetched with the first one. Rejects when that could not be had. */
export async function showToast(toast: Toast): Promise<void> {
  const { pushToast } = await load();
  isWanted.set(true);
  await pushToast(toast);
}

/** The place of the toasts in the document: once, in the layout. Empty until there is one to show. */
export function ToastHost() {
  const isShown = useSyncExternalStore(isWanted.subscribe, isWanted.get, () => false);
  return (
    isShown && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
