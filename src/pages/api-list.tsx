import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateInDhaka } from '../lib/dates.ts';
import { fill } from '../lib/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useMinute } from '../ui/use-minute.ts';
import { useOnline } from '../ui/use-online.ts';
import { useFormats, useText } from '../ui/use-text.ts';
import classes from './api-list.module.css';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

interface ApiListProps {
  readonly list: UseQueryResult<readonly unknown[]>;
  readonly loading: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list of the API in all its states: how old it is, its items, that it is on its way, or that there is nothing. */
export function ApiList({
  list: { data, isPending, dataUpdatedAt },
  loading,
  empty,
  children,
}: ApiListProps) {
  return (
    <>
      <SavedCopy updatedAt={dataUpdatedAt} />
      {children}
      {isPending ? loading : !data?.length && empty}
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

/** Says why there are no items: the server has none, or the list could not be had, which is no word on what there is. */
export function NoItems({
  list,
  text,
  children,
}: Pick<ApiListProps, 'list'> & { text: string; children?: ReactNode }) {
  const { listText } = useText('site');
  return (
    <>
      <h2>{list.data ? text : listText.notLoaded}</h2>
      {children}
      <Retry list={list} />
    </>
  );
}

/** Asks again for a list that could not be had. */
export function Retry({ list: { isError, refetch } }: Pick<ApiListProps, 'list'>) {
  const { listText } = useText('site');
  if (!isError) return null;
  return (
    <Button variant="quiet" size="sm" icon={<Icon name="sync" />} onClick={() => void refetch()}>
      {listText.retry}
    </Button>
  );
}
