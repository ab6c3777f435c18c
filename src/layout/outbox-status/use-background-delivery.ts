import { useEffect, useState } from 'react';
import { arrangeBackgroundDelivery } from '../../outbox/background-delivery.ts';

/** Whether this browser sends what waits also when the site is closed; false until it is known. */
export function useBackgroundDelivery(): boolean {
  const [works, setWorks] = useState(false);
  useEffect(() => {
    void arrangeBackgroundDelivery().then(setWorks);
  }, []);
  return works;
}
