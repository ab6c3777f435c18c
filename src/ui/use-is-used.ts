import { useEffect, useState } from 'react';

/** What moves a page, or is about to. */
const signsOfUse = ['scroll', 'keydown'] as const;

/** Whether the visitor has scrolled or pressed a key. What is changed by it is there before the key has its effect. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const note = () => setUsed(true);
    // It may have been scrolled before the scripts were there.
    if (scrollY > 0) note();
    for (const sign of signsOfUse) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, note);
    };
  }, [isUsed]);
  return isUsed;
}
