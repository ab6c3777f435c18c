import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './loading-line.module.css';

/** For so long a link may be on its way without a sign, in milliseconds. */
const patience = 300;

/** A line below the header that runs while the next page is awaited over a slow connection; it is told once. */
export function LoadingLine() {
  const { uiText } = useText('site');
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return (
    <span role="status" className={classes.line}>
      {isLate && <span className="visually-hidden">{uiText.navigation.loading}</span>}
    </span>
  );
}
