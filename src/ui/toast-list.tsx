import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons/icon.tsx';
import { MantineScope } from './mantine-scope.tsx';
import type { Toast, ToastAction } from './toast-content.ts';
import classes from './toast-list.module.css';

/** How long a toast stays, in milliseconds, unless it waits for an answer. */
const duration = 4000;

/** Every toast on the screen. It stands where it is mounted, so that the keyboard reaches it in the page's order. */
export function ToastList() {
  return (
    <MantineScope>
      <Notifications
        position="top-center"
        autoClose={duration}
        zIndex={70}
        containerWidth={500}
        withinPortal={false}
        className={classes.list}
      />
    </MantineScope>
  );
}

/** Adds a toast to the list. */
export function pushToast({ id, stays, ...toast }: Toast): void {
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    message: toast.message,
    autoClose: !stays && duration,
    renderNotification: () => <ToastCard toast={toast} onClose={() => notifications.hide(shown)} />,
  });
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { icon, message, action, closeLabel } = toast;
  return (
    <div className={classes.toast}>
      {icon && <Icon name={icon} className={classes.icon} />}
      <span className={classes.message}>{message}</span>
      {action && <ActionButton {...action} />}
      {closeLabel !== undefined && (
        <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function ActionButton({ label, busyLabel, onPress }: ToastAction) {
  const [busy, setBusy] = useState(false);
  function press() {
    if (busy) return;
    setBusy(busyLabel !== undefined);
    onPress();
  }
  // Not `disabled`: the focus would be lost.
  return (
    <Button size="sm" aria-disabled={busy} onClick={press}>
      {busy ? busyLabel : label}
    </Button>
  );
}
