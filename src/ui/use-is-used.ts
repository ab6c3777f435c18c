import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Whether the visitor has scrolled or pressed a key. What is changed by it is there before the key has its effect. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useWindowEvent('scroll', () => setUsed(true), { passive: true });
  useWindowEvent('keydown', () => setUsed(true));
  // It may have been scrolled before the scripts were there.
  useEffect(() => setUsed(scrollY > 0), []);
  return isUsed;
}
