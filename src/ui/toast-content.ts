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
