import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newsQuery, type NewsItem } from '../../api/news.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Wrap } from '../../ui/section.tsx';
import { useText, useTexts } from '../../ui/use-text.ts';
import { useStructuredData } from '../../structured-data/use-structured-data.ts';
import { newsArticles } from '../../structured-data/list-graphs.ts';
import { ApiList, isFirstLoading, NoItems } from '../api-list.tsx';
import { NewsList } from './news-list.tsx';
import classes from './news-page.module.css';

const none: readonly NewsItem[] = [];

/** What the firm has written, newest first as the server sorts it. */
export function NewsPage() {
  const { newsHero, newsText } = useText('news');
  const { firm } = useText('site');
  const { language } = useTexts();
  const list = useQuery(newsQuery);
  const items = list.data ?? none;
  useStructuredData(useMemo(() => newsArticles(items, firm, language), [items, firm, language]));
  const loading = (
    <span data-loading="" className={`lead dim ${classes.loading}`}>
      {newsText.loading}
    </span>
  );
  const empty = (
    <div className={classes.empty}>
      <NoItems list={list} text={newsText.empty} loading={newsText.loading} />
    </div>
  );
  return (
    <>
      <PageHero {...newsHero} />
      <Wrap className={classes.page}>
        <ApiList list={list} loading={loading} empty={empty}>
          <NewsList items={items} isPending={isFirstLoading(list)} />
        </ApiList>
      </Wrap>
    </>
  );
}
