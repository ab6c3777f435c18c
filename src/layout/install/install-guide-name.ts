import type { InstallGuideName } from '../../content/install.ts';

/**
 * Which guide fits a browser that does not offer to install by itself. No feature tells what menus a browser has, so
 * this reads its name; `maxTouchPoints` tells an iPad, which calls itself a Macintosh, from a computer.
 */
export function installGuideName({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): InstallGuideName {
  const isMac = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios';
  if (userAgent.includes('Firefox/')) return userAgent.includes('Android') ? 'firefox-android' : 'other';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return isMac && userAgent.includes('Safari/') ? 'mac-safari' : 'other';
}
