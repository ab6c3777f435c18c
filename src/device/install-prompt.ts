/** The property of `window` that holds the browser's own prompt, if {@link catchInstallPrompt} caught it. */
export const earlyInstallPrompt = 'earlyInstallPrompt';

/**
 * Catches a prompt that comes before the site's scripts, which are late on purpose. This function is printed into every
 * page as an inline script: it may use nothing but its argument and the browser.
 */
export function catchInstallPrompt(name: string): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { [name]: event });
  });
}
