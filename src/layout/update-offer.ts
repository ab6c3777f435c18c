import { uiText } from '../content/ui-text.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * Tells that a newer version of the site waits, in a toast that stays until it is answered. `reload` takes the new
 * version in every open tab; nothing happens before it is asked for, for somebody may be reading or writing.
 */
export function offerUpdate(reload: () => void): void {
  const { updateReady, reload: label, reloading: busyLabel } = uiText.pwa;
  showToast({
    id: 'update',
    message: updateReady,
    icon: 'sync',
    action: { label, busyLabel, onPress: reload },
    closeLabel: uiText.dialogs.close,
    stays: true,
  }).catch(() => {
    // Without the toast's own files there is no offer now; the next visit makes it again.
  });
}
