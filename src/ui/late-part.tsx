import { useRouter } from '@tanstack/react-router';
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { loadAtLast } from '../device/load-with-retries.ts';
import { whenIdleAndKept } from '../device/site-kept.ts';

/** What shows that a visitor is about to use a part. */
const signsOfUse = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back once, when somebody is about to use an element. Returns the end of the watch. */
function whenUsed(element: Element, callback: () => void): () => void {
  function stop(): void {
    for (const sign of signsOfUse) element.removeEventListener(sign, found);
  }
  function found(): void {
    stop();
    callback();
  }
  for (const sign of signsOfUse) element.addEventListener(sign, found, { passive: true });
  // Somebody was quicker than the script.
  if (element.contains(document.activeElement)) found();
  return stop;
}

const never = () => () => undefined;

/** Whether React is taking over the part of a prerendered page at this moment; the prerenderer itself never is. */
function useIsHydrating(): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isFromServer && typeof document !== 'undefined';
}

/**
 * A part of the page that stands in the prerendered HTML and can be read at once, but is hydrated only when it is
 * used, or when the page is idle and its code on the device: it must work also when the connection is gone by then.
 * `load` may import the part's code. A form sent too early is sent when it is ready. A part that is not on
 * the first page is simply loaded. Links of the router do not belong in it: a navigation in the middle of its hydration
 * would meet them half made.
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part = lazy(async () => {
    await wanted;
    return { default: await loadAtLast(load) };
  });

  function LatePart() {
    const place = useRef<HTMLDivElement>(null);
    const sent = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined);
    const isReady = useRef(false);
    const [version, setVersion] = useState(0);
    const router = useRouter();
    const isHydrating = useIsHydrating();
    // Decided here, for React comes to the part itself only when the rest of the page is hydrated.
    useState(() => isHydrating || want());

    useEffect(() => {
      const element = place.current;
      if (!element || isReady.current) return undefined;
      element.dataset['waiting'] = '';
      const stop = whenUsed(element, want);
      const callOff = whenIdleAndKept(want);
      const keep = (event: SubmitEvent) => {
        if (isReady.current || !(event.target instanceof HTMLFormElement)) return;
        if (!element.contains(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        sent.current = { form: event.target, submitter: event.submitter };
        want();
      };
      // Before React, which lets nothing through to what it has not taken over.
      document.addEventListener('submit', keep, true);
      // On another page it would not be what the HTML of this one shows: it is rendered anew.
      const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (isReady.current || !pathChanged) return;
        want();
        startTransition(() => setVersion((before) => before + 1));
      });
      return () => {
        stop();
        callOff();
        document.removeEventListener('submit', keep, true);
        unsubscribe();
      };
    }, [router]);

    const handleReady = useCallback(() => {
      isReady.current = true;
      delete place.current?.dataset['waiting'];
      if (sent.current) sent.current.form.requestSubmit(sent.current.submitter);
      sent.current = undefined;
    }, []);

    // The same element each time: given another one, React would render anew what it has not yet taken over.
    const part = useMemo(
      () => (
        <Suspense key={version} fallback={null}>
          <Part />
          <Ready onReady={handleReady} />
        </Suspense>
      ),
      [version, handleReady],
    );
    return <div ref={place}>{part}</div>;
  }
  return LatePart;
}

/**
 * Tells that what stands beside it has been hydrated and has settled: a form has taken over what was typed into it
 * before. A transition comes after all that.
 */
function Ready({ onReady }: { onReady: () => void }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (isSettled) onReady();
  }, [isSettled, onReady]);
  return null;
}
