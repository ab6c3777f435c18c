import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadAtLast } from '../device/load-with-retries.ts';
import { whenIdle } from '../device/when-idle.ts';
import { workerSettled } from '../device/worker-client.ts';

/** A part of the layout whose code is fetched when it is first shown; until then there is nothing in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: (await loadAtLast(load)) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** What nobody waits for: shown once the page has nothing better to do, and the worker is installed. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    void workerSettled.then(() => whenIdle(() => setIdle(true)));
  }, []);
  return isIdle && children;
}
