/** The property of `window` that holds the browser's own prompt, if {@link catchInstallPrompt} caught it. */
export const earlyInstallPrompt = 'earlyInstallPrompt';

/** Catches a prompt that comes before the site's late scripts. Printed into every page, so it stands alone. */
export function catchInstallPrompt(name: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { [name]: event });
  });
}
