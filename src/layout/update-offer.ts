import { uiText } from '../content/ui-text.ts';
import { showToast } from '../ui/toast.tsx';

/** Offers the newer version of the site in a toast that stays until it is answered. `reload` takes it in every open tab. */
export function offerUpdate(reload: () => void): void {
  const { updateReady, reload: label, reloading: busyLabel } = uiText.pwa;
  showToast({
    id: 'update',
    message: updateReady,
    icon: 'sync',
    offer: { label, busyLabel, closeLabel: uiText.dialogs.close, onPress: reload },
  }).catch(() => {
    // Without the toast's own files there is no offer now; the next visit makes it again.
  });
}
