import { useEffect, useState, type ComponentType } from 'react';
import type { Toast } from './toast-content.ts';

let list: Promise<typeof import('./toast-list.tsx')> | undefined;
const hosts = new Set<() => void>();

/** Shows a toast; what draws it is fetched with the first one. Rejects when that could not be had. */
export async function showToast(toast: Toast): Promise<void> {
  list ??= import('./toast-list.tsx');
  for (const mount of hosts) mount();
  try {
    (await list).pushToast(toast);
  } catch (error) {
    // The next toast tries again.
    list = undefined;
    throw error;
  }
}

/** The place of the toasts in the document: once, in the layout. Empty until there is one to show. */
export function ToastHost() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const mount = () => {
      list?.then(({ ToastList }) => setList(() => ToastList)).catch(() => undefined);
    };
    hosts.add(mount);
    mount();
    return () => void hosts.delete(mount);
  }, []);
  return List && <List />;
}
