import { lazy, startTransition, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadAtLast } from '../device/load-with-retries.ts';
import { whenIdle } from '../device/when-idle.ts';

/** What shows that a visitor is about to use a part. */
const firstInteractions = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * A part of the page that stands in the prerendered HTML and can be read and typed into at once, but is hydrated only
 * when the page is idle, or at the first interaction with it. `load` may import its code, and is called until it
 * succeeds. A form that is sent before is sent when it is ready. On a page that is reached by a link it is simply loaded.
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
    // The prerenderer writes the part into the page.
    if (import.meta.env.SSR) resolve();
  });
  const Part = lazy(async () => {
    await wanted;
    return { default: await loadAtLast(load) };
  });

  return function LatePart() {
    const place = useRef<HTMLDivElement>(null);
    const sent = useRef<SubmitEvent>(undefined);
    const stop = useRef<() => void>(undefined);

    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      if (document.documentElement.dataset['hydrated']) want();
      element.dataset['waiting'] = '';
      const callOff = whenIdle(want);
      for (const event of firstInteractions) element.addEventListener(event, want, { passive: true });
      // Somebody was quicker than the script.
      if (element.contains(document.activeElement)) want();
      const hold = (event: SubmitEvent) => {
        if (!element.contains(event.target as Node)) return;
        event.preventDefault();
        event.stopPropagation();
        sent.current = event;
        want();
      };
      // Before React, which lets nothing through to what it has not hydrated.
      document.addEventListener('submit', hold, true);
      stop.current = () => {
        delete element.dataset['waiting'];
        callOff();
        for (const event of firstInteractions) element.removeEventListener(event, want);
        document.removeEventListener('submit', hold, true);
      };
      return stop.current;
    }, []);

    function handleReady(): void {
      stop.current?.();
      const { target, submitter } = sent.current ?? {};
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
    }
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part />
          <Ready onReady={handleReady} />
        </Suspense>
      </div>
    );
  };
}

/** Tells that what stands beside it is hydrated and has taken over what was typed: a transition comes after that. */
function Ready({ onReady }: { onReady: () => void }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (isSettled) onReady();
    // Once: the function is another at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSettled]);
  return null;
}
