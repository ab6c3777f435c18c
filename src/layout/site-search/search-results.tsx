import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readSiteFile } from '../../api/http.ts';
import type { Texts, TextStore } from '../../content/texts.ts';
import type { MemberPath, SearchEntry } from '../../content/types.ts';
import type { Formats } from '../../lib/formats.ts';
import { findMatches, prepareSearch, prepareWords, type PreparedSearch } from '../../lib/search.ts';
import { fill } from '../../lib/text.ts';
import classes from './search-results.module.css';
import { useText } from '../../ui/use-text.ts';

/* One chunk for all that the search box needs once it is touched. */

/** The index lies in files (prerender/build/beside-pages.ts). The main pages, the first, come behind areas and services. */
const shares = [1, 2, 3, 0];

let prepared: PreparedSearch<SearchEntry['path']> | undefined;
let everyday: ReturnType<typeof prepareWords> = [];
let pageNames: ReadonlyMap<string, string> = new Map();

type SearchResult = ReturnType<typeof searchSite>['matches'][number];

/** Fetches the index; call it before the first search. Rejects when it cannot be had. */
export async function loadSearchIndex(text: TextStore): Promise<void> {
  const folder = text.language === 'en' ? '/search-index' : `/search-index/${text.language}`;
  const lists = await Promise.all(shares.map((share) => readSiteFile(`${folder}/${share}.json`)));
  const { footPages, mainPages, practiceAreas, services, storagePage } = await text.load('site');
  const pages = [...mainPages, ...footPages, storagePage, ...practiceAreas, ...services];
  pageNames = new Map(pages.map(({ path, title }) => [path, title]));
  everyday = prepareWords((await text.load('everyday-words')).everydayWords);
  // Written by the build of this site, from the same type.
  prepared ??= prepareSearch(lists.flat() as SearchEntry[]);
}

/** The sections that match, best first, and how many there are; at most thirty, which keeps a keystroke short. */
export function searchSite(query: string) {
  if (!prepared) throw new Error('The search index is not loaded');
  const { matches, total } = findMatches(prepared, query, 30, everyday);
  // What has no name of its own is a member of the team.
  const nameOf = (path: string) => pageNames.get(path) ?? pageNames.get('/team') ?? path;
  return { matches: matches.map((match) => ({ ...match, pageName: nameOf(match.path) })), total };
}

const isMemberPath = (path: string): path is MemberPath => path.startsWith('/team/');

/** What a link to a place needs: members have one route for all. */
const linkTo = (path: SearchResult['path']) =>
  isMemberPath(path)
    ? ({ to: '/team/$memberId', params: { memberId: path.slice('/team/'.length) } } as const)
    : ({ to: path } as const);

interface SearchResultsProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  /** Index of the result that the keyboard is on, -1 for none. */
  readonly active: number;
  /** What stands below the list, where it is not all. */
  readonly note: string | undefined;
  /** A result was followed in this tab. */
  onPick(): void;
}

/** Id of one result, for the text field's aria-activedescendant. */
export const resultId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Where a key leads in a list of `count` options when option `active` (-1: none) has the cursor; null when the key
 * is the text field's own business. Up and down go round; home and end leave the text field only for an option.
 */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: active <= 0 ? count - 1 : active - 1,
    ...(active >= 0 && { Home: 0, End: count - 1 }),
  };
  return targets[key] ?? null;
}

/** How many sections were found, of which the list shows the first. */
export function countText(
  text: Texts['site']['uiText']['search'],
  digits: Formats['digits'],
  count: number,
  total: number,
): string {
  if (count === 0) return text.noMatch;
  if (total > count) return fill(text.firstResults, { n: digits(count), total: digits(total) });
  return count === 1 ? text.oneResult : fill(text.results, { n: digits(count) });
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well, which keeps room for the header (global.css). */
function showInList(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const [place, room] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, place.top - room.top) || Math.max(0, place.bottom - room.bottom);
}

/** The results: links, which are options of a list box at the same time. Focus stays in the text field. */
export function SearchResults({ id, results, active, note, onPick }: SearchResultsProps) {
  const { uiText } = useText('site');
  useEffect(() => {
    if (active >= 0) showInList(document.getElementById(resultId(id, active)));
  }, [id, active]);
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={uiText.search.resultsLabel}
        className={classes.list}
        // Browsers put what scrolls into the tab order; here the arrows of the text field scroll.
        tabIndex={-1}
      >
        {results.map((result, index) => (
          <Link
            key={`${result.path}#${result.sectionId}`}
            {...linkTo(result.path)}
            hash={result.sectionId}
            activeOptions={{ exact: true, includeHash: true }}
            role="option"
            id={resultId(id, index)}
            aria-selected={index === active}
            tabIndex={-1}
            className={classes.result}
            onClick={(event) => {
              // With a modifier it opens elsewhere, and the list stays for the next one.
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onPick();
            }}
          >
            <span className={classes.place}>
              <strong>{result.pageName}</strong>{' '}
              {result.sectionName !== result.pageName && (
                <span className="dim small">{result.sectionName}</span>
              )}
            </span>
            <span className="small">
              <Snippet result={result} />
            </span>
          </Link>
        ))}
      </div>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </>
  );
}

function Snippet({ result: { snippet, matchStart, matchEnd } }: { result: SearchResult }) {
  if (matchStart === null || matchEnd === null) return snippet;
  return (
    <>
      <span>{snippet.slice(0, matchStart)}</span>
      <mark>{snippet.slice(matchStart, matchEnd)}</mark>
      <span>{snippet.slice(matchEnd)}</span>
    </>
  );
}
