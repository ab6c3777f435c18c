import { useEffect, useState, type ComponentType } from 'react';
import type { InterfaceIconName } from './icons/interface-icons.ts';

/** What the one button of a toast does. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
  /** What the button says from then on, where pressing it starts something that takes a while: it acts once. */
  readonly busyLabel?: string;
}

/** A short message at the top centre of the screen. */
export interface Toast {
  /** While a toast of this id is on the screen, another one of the same id is not shown. */
  readonly id?: string;
  readonly message: string;
  readonly icon?: InterfaceIconName;
  readonly action?: ToastAction;
  /** Label of a button that closes it; without it there is none. */
  readonly closeLabel?: string;
  /** True: it waits for an answer. Otherwise it goes by itself after 4 seconds. */
  readonly stays?: boolean;
}

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
