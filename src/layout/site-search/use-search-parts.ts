import { useCallback, useRef, useState } from 'react';
import type { TextStore } from '../../content/texts.ts';

type SearchParts = typeof import('./search-results.tsx');

/**
 * What the search box needs beside its text field: index, matching and the list of results. `load` fetches them
 * once, and again after a failure; until they are there `parts` is null.
 */
export function useSearchParts(texts: TextStore) {
  const [parts, setParts] = useState<SearchParts | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);

  const load = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    const prepare = async (found: SearchParts) => {
      await found.loadSearchIndex(texts);
      setParts(found);
    };
    import('./search-results.tsx').then(prepare).catch(() => {
      loading.current = false;
      setFailed(true);
    });
  }, [texts]);

  return { parts, failed, load } as const;
}
