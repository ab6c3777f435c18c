import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateInDhaka } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { Button, passesFocusOn } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useMinute, useOnline } from '../ui/use-clock-and-connection.ts';
import { useFormats, useText } from '../ui/use-text.ts';
import classes from './api-list.module.css';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

type List = UseQueryResult<readonly unknown[]>;

interface ApiListProps {
  readonly list: List;
  readonly loading: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/**
 * Whether a list is asked for the first time. TanStack Query calls it pending at every further attempt as well: what
 * stands in its place by then must not go.
 */
export const isFirstLoading = ({ isPending, errorUpdateCount }: List) => isPending && errorUpdateCount === 0;

/** Whether a list could not be had; so it stays until another attempt has succeeded. */
export const hasFailed = ({ isError, isPending, errorUpdateCount }: List) =>
  isError || (isPending && errorUpdateCount > 0);

/**
 * A list of the API in all its states: how old it is, its items, that it is on its way, or that there is nothing. All but
 * the items is read aloud when it changes, from one element that stays.
 */
export function ApiList({ list, loading, empty, children }: ApiListProps) {
  return (
    <>
      <SavedCopy updatedAt={list.dataUpdatedAt} />
      {children}
      <div aria-live="polite">{isFirstLoading(list) ? loading : !list.data?.length && empty}</div>
    </>
  );
}

/**
 * Says how old a list is without a connection, or when it is older than a day. Its place is reserved. `updatedAt` is when
 * it was loaded, in milliseconds since 1970; 0 while there is none.
 */
export function SavedCopy({ updatedAt }: { updatedAt: number }) {
  const { listText } = useText('site');
  const { date } = useFormats();
  const online = useOnline();
  const now = useMinute();
  const isShown = updatedAt > 0 && (!online || (now !== null && now - updatedAt >= day));
  return (
    <div className={classes.row}>
      {isShown && (
        <p className={classes.line}>
          <Icon name="offline" />
          {fill(listText.savedCopy, { date: date(dateInDhaka(updatedAt)) })}
        </p>
      )}
    </div>
  );
}

interface NoItemsProps {
  readonly list: List;
  /** What is said of a list without items. */
  readonly text: string;
  /** What is said while the list is asked for again. */
  readonly loading: string;
  readonly children?: ReactNode;
}

/** Says why there are no items: the server has none, or the list could not be had, which is no word on what there is. */
export function NoItems({ list, text, loading, children }: NoItemsProps) {
  const { listText } = useText('site');
  return (
    <>
      <h2>{hasFailed(list) && list.isFetching ? loading : list.data ? text : listText.notLoaded}</h2>
      {children}
      <Retry list={list} />
    </>
  );
}

/** Asks again for a list that could not be had. It stays meanwhile: whoever has pressed it keeps the focus. */
export function Retry({ list }: { list: List }) {
  const { listText } = useText('site');
  const { isFetching, refetch } = list;
  if (!hasFailed(list)) return null;
  return (
    <Button
      ref={passesFocusOn}
      variant="quiet"
      size="sm"
      icon={<Icon name="sync" />}
      aria-disabled={isFetching}
      onClick={() => void (isFetching || refetch())}
    >
      {listText.retry}
    </Button>
  );
}
