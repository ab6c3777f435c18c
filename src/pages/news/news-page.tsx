import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newsQuery, type NewsItem } from '../../api/news.ts';
import { firm } from '../../content/firm.ts';
import { listText } from '../../content/list-text.ts';
import { newsHero, newsText } from '../../content/news.ts';
import { uiText } from '../../content/ui-text.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useStructuredData } from '../../structured-data/use-structured-data.ts';
import { newsArticles } from '../../structured-data/list-graphs.ts';
import { NewsList } from './news-list.tsx';
import classes from './news-page.module.css';

const none: readonly NewsItem[] = [];

/** What the firm has written, newest first as the server sorts it. */
export function NewsPage() {
  const { data: items = none, isPending, isError, dataUpdatedAt, refetch } = useQuery(newsQuery);
  useStructuredData(useMemo(() => newsArticles(items, firm), [items]));
  return (
    <>
      <PageHero {...newsHero} breadcrumbLabel={uiText.navigation.breadcrumb} />
      <Wrap className={classes.page}>
        <SavedCopy updatedAt={dataUpdatedAt} template={listText.savedCopy} months={listText.months} />
        <NewsList items={items} isPending={isPending} />
        {isPending && (
          <span role="status" className={`lead dim ${classes.loading}`}>
            {newsText.loading}
          </span>
        )}
        {!isPending && items.length === 0 && (
          <div className={classes.empty}>
            <h2>{newsText.empty}</h2>
            {isError && <RetryButton label={listText.retry} onRetry={refetch} />}
          </div>
        )}
      </Wrap>
    </>
  );
}
