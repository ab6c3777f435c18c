import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Area, TextStore } from '../content/texts.ts';
import { loadAtLast } from '../device/load-with-retries.ts';
import { whenIdle } from '../device/when-idle.ts';
import { workerSettled } from '../device/worker-client.ts';
import { useTexts } from './use-text.ts';

/** A part whose code, and the words of these areas, are fetched when it is first shown; until then nothing is in its place. */
export function lazyPart<const Name extends string, Props extends object>(
  load: (texts: TextStore) => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  ...areas: readonly Area[]
) {
  const parts = new WeakMap<TextStore, ComponentType<object>>();
  const partIn = (texts: TextStore) =>
    lazy(async () => {
      const loadAll = () => Promise.all([load(texts), ...areas.map((area) => texts.load(area))]);
      const [module] = await loadAtLast(loadAll);
      return { default: module[name] as ComponentType<object> };
    });
  return (props: Props) => {
    const texts = useTexts();
    const Part = parts.get(texts) ?? partIn(texts);
    parts.set(texts, Part);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What nobody waits for: shown once the page has nothing better to do, and the worker is installed. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    void workerSettled.then(() => whenIdle(() => setIdle(true)));
  }, []);
  return isIdle && children;
}
