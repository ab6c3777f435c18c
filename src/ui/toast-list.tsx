import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { whenGateIsAnswered } from '../device/consent.ts';
import { Button, focusPage } from './button.tsx';
import { Icon } from './icons/icon.tsx';
import { MantineScope } from './mantine-scope.tsx';
import type { InterfaceIconName } from './icons/interface-icons.ts';
import classes from './toast-list.module.css';
import { useText } from './use-text.ts';

interface ToastOffer {
  readonly label: string;
  readonly onPress: () => void;
  /** What the button says from then on, for pressing it starts something that takes a while: it acts once. */
  readonly busyLabel: string;
}

/** A short message below the header. It goes by itself after 4 seconds, unless it offers something. */
export interface Toast {
  /** While a toast of this id is on the screen, another one of the same id is not shown. */
  readonly id?: string;
  readonly lang?: string;
  readonly message: string;
  readonly icon?: InterfaceIconName;
  readonly offer?: ToastOffer;
}

/** Every toast on the screen. It stands where it is mounted, so that the keyboard reaches it in the page's order. */
export function ToastList() {
  return (
    <MantineScope>
      <Notifications
        position="top-center"
        // Under the menu and the results of the search, which open from the header.
        zIndex={18}
        containerWidth={500}
        withinPortal={false}
        className={classes.list}
      />
    </MantineScope>
  );
}

/** Puts a toast on the screen as soon as the disclaimer does not hide it. */
export async function pushToast({ id, lang, message, icon, offer }: Toast): Promise<void> {
  await new Promise<void>(whenGateIsAnswered);
  const close = () => {
    // The button that was pressed goes with it.
    focusPage();
    notifications.hide(shown);
  };
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    message,
    autoClose: offer ? false : 4000,
    renderNotification: () => (
      <div className={classes.toast}>
        {icon && <Icon name={icon} className={classes.icon} />}
        <span lang={lang} className={classes.message}>
          {message}
        </span>
        {offer && <Offer {...offer} lang={lang} onClose={close} />}
      </div>
    ),
  });
}

type OfferProps = ToastOffer & { lang: string | undefined; onClose: () => void };

function Offer({ label, busyLabel, lang, onPress, onClose }: OfferProps) {
  const { uiText } = useText('site');
  const [busy, setBusy] = useState(false);
  function press() {
    if (!busy) onPress();
    setBusy(true);
  }
  return (
    <>
      {/* Not `disabled`: the focus would be lost. */}
      <Button size="sm" lang={lang} aria-disabled={busy} onClick={press}>
        <span>{busy ? busyLabel : label}</span>
      </Button>
      <button type="button" className={classes.close} aria-label={uiText.dialogs.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </>
  );
}
