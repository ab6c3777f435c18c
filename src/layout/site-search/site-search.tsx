import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import classes from './site-search.module.css';
import type { TextStore } from '../../content/texts.ts';
import { useLeave } from '../../ui/use-dismissal.ts';
import { useFormats, useText, useTexts } from '../../ui/use-text.ts';

/** There is one search box on the site. */
const rowId = 'site-search';
const listId = 'site-search-results';

/** `open`: the list of results; `rowOpen`: the row on small screens; `active`: the result that the keyboard is on, -1 for none. */
const closed = { query: '', open: false, rowOpen: false, active: -1 };

const changed = (state: typeof closed, part: Partial<typeof closed>) => ({ ...state, ...part });

/**
 * The search box of the header, a combobox as the W3C's ARIA practices describe it: a field in the bar on wide
 * screens, a button that opens a row under the bar on small ones. The text field is the browser's own (uncontrolled):
 * what is typed before hydration or through an input method is never touched.
 */
export function SiteSearch() {
  const { uiText } = useText('site');
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [{ query, open, rowOpen, active }, change] = useReducer(changed, closed);
  const { parts, failed, load } = useSearchParts(useTexts());
  const { matches: results, total } = useMemo(
    () => (parts ? parts.searchSite(query) : { matches: [], total: 0 }),
    [parts, query],
  );

  const hasQuery = query.trim() !== '';
  const listed = open && hasQuery && results.length > 0 && parts !== null;
  const { digits } = useFormats();
  const { loading, unavailable } = uiText.search;
  const status =
    parts?.countText(uiText.search, digits, results.length, total) ?? (failed ? unavailable : loading);

  const read = useCallback(() => {
    load();
    // The next keystroke does not wait until the results of this one are drawn.
    startTransition(() => change({ query: input.current?.value ?? '', active: -1, open: true }));
  }, [load]);
  const leave = useCallback(() => change({ open: false, active: -1, rowOpen: false }), []);
  const clear = () => {
    if (input.current) input.current.value = '';
    change({ query: '', open: false, active: -1 });
  };

  useLeave(root, leave);
  useEffect(() => {
    // `?search=`: search engines know the site's search by this address (structured-data/firm-things.ts).
    const asked = new URLSearchParams(location.search).get('search')?.slice(0, 100);
    if (asked && input.current && input.current.value === '') {
      input.current.value = asked;
      change({ rowOpen: true });
    }
    if (input.current?.value) read();
    else if (document.activeElement === input.current) load();
  }, [read, load]);
  useEffect(() => {
    if (rowOpen) input.current?.focus();
  }, [rowOpen]);

  function onKeyDown(event: KeyboardEvent) {
    // Keys belong to the input method while it composes a word; Safari tells so by 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const next = parts?.optionAfterKey(event.key, active, results.length) ?? null;
    if (next !== null && hasQuery) change({ open: true, active: next });
    else if (event.key === 'Enter' && listed) enter();
    else if (event.key === 'Escape') escape();
    else return;
    event.preventDefault();
  }

  function enter() {
    if (active >= 0 && parts) document.getElementById(parts.resultId(listId, active))?.click();
    // Nothing chosen yet: a phone puts its keyboard away and shows the list, elsewhere the first result is offered.
    else if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    else change({ active: 0 });
  }

  function escape() {
    if (open && hasQuery) change({ open: false, active: -1 });
    else if (query !== '') clear();
    else if (rowOpen) {
      change({ rowOpen: false });
      toggle.current?.focus();
    }
  }

  return (
    <search ref={root} className={classes.root}>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-label={rowOpen ? uiText.search.close : uiText.search.button}
        aria-expanded={rowOpen}
        aria-controls={rowId}
        data-early-press=""
        onPointerDown={load}
        onClick={() => (rowOpen ? leave() : change({ rowOpen: true, open: true }))}
      >
        <Icon name={rowOpen ? 'close' : 'search'} />
      </button>
      <div id={rowId} className={classes.row} data-open={rowOpen || undefined}>
        <div className={classes.field}>
          <Icon name="search" className={classes.glass} />
          <input
            ref={input}
            type="text"
            role="combobox"
            className={classes.input}
            placeholder={uiText.search.placeholder}
            aria-label={uiText.search.label}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? parts.resultId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onPointerDown={load}
            onFocus={load}
            onClick={() => hasQuery && change({ open: true })}
            onChange={read}
            onKeyDown={onKeyDown}
          />
          {query !== '' && (
            <button
              type="button"
              className={classes.clear}
              aria-label={uiText.search.clear}
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <Icon name="close" />
            </button>
          )}
          {open && hasQuery && (
            <div className={classes.panel}>
              {listed ? (
                <parts.SearchResults
                  id={listId}
                  results={results}
                  active={active}
                  note={total > results.length ? status : undefined}
                  onPick={() => {
                    // A section that is gone to needs the room above it (app/global.css).
                    input.current?.blur();
                    clear();
                  }}
                />
              ) : (
                <p className={classes.message}>{status}</p>
              )}
            </div>
          )}
        </div>
        <span role="status" className="visually-hidden">
          {open && hasQuery ? status : ''}
        </span>
      </div>
    </search>
  );
}

type SearchParts = typeof import('./search-results.tsx');

/**
 * What the box needs beside its text field: index, matching and the list of results. `load` fetches them once, and again
 * after a failure; until they are there `parts` is null.
 */
function useSearchParts(texts: TextStore) {
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
