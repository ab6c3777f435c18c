import { lazy, startTransition, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { listen, together } from '../device/listen.ts';
import { loadOrReload } from '../device/reload-once.ts';
import { whenIdle } from '../device/when-idle.ts';
import { useLateTarget } from './use-late-target.ts';

/**
 * A part of the page that stands in the prerendered HTML and can be read and typed into at once, but is hydrated only at
 * the first interaction with it, or when the page is idle. `load` is called until it succeeds; what is pressed before is
 * held meanwhile (device/early-press.ts). On a page that is reached by a link it is simply loaded.
 */
export function latePart<const Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  let start: () => void = () => undefined;
  const isPrerendered = import.meta.env.SSR || !document.documentElement.dataset['hydrated'];
  const started = new Promise<void>((resolve) => {
    start = resolve;
    if (import.meta.env.SSR || !isPrerendered) resolve();
  });
  const loaded = started
    .then(() => loadOrReload(load))
    .then((module) => ({ default: module[name] as ComponentType<Props> }));
  const Part: ComponentType<Props> = lazy(() => loaded);

  return function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isReady, setReady] = useState(false);
    // What lies below moves when it comes.
    useLateTarget(isReady || isPrerendered || location.hash === '');

    useEffect(() => {
      const element = place.current;
      if (!element || isReady) return undefined;
      const end = together(whenIdle(start), listen(element, 'pointerover focusin', start, { passive: true }));
      // Somebody was quicker than the script, or has come back by a link.
      if (document.documentElement.dataset['hydrated'] || element.contains(document.activeElement)) start();
      return end;
    }, [isReady]);

    return (
      <div ref={place} data-waiting={isReady ? undefined : ''}>
        <Suspense fallback={null}>
          <Part {...props} />
          <Ready tell={setReady} />
        </Suspense>
      </div>
    );
  };
}

/** Tells that what stands beside it is hydrated and has taken over what was typed: a transition comes after that. */
function Ready({ tell }: { tell: (isReady: true) => void }) {
  useEffect(() => startTransition(() => tell(true)), [tell]);
  return null;
}
