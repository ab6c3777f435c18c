import { useEffect, useState } from 'react';
import { telHref, mailtoHref } from '../../lib/links.ts';
import { notSavedMark } from '../../lib/not-saved.ts';
import { serverAnswers } from '../../device/connection.ts';
import { listen, together } from '../../device/listen.ts';
import { wantsLessData } from '../../device/save-data.ts';
import { workers } from '../../device/worker-client.ts';
import { missingChunkMessage } from '../../lib/missing-chunk.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import classes from './page-failure.module.css';
import { isSiteReached, isWriting, mayReload, reloadOnce } from '../../device/reload-once.ts';
import { useText } from '../../ui/use-text.ts';

/** Replaces a page that failed to render or to load. A chunk that a deploy removed is looked for once by a reload. */
export function PageFailure({ error }: { error: unknown }) {
  const { firm, notFoundText, offlinePageText, uiText } = useText('site');
  // Decided before the first paint: while the page loads again its failure is not worth a word.
  const [isReloading, setReloading] = useState(() => mayReload(error));
  useEffect(() => {
    if (isReloading) void reloadOnce(error).then(setReloading);
  }, [error, isReloading]);
  const isNotSaved = missingChunkMessage(error) !== null && !(navigator.onLine && serverAnswers.get());
  // Who waits for a connection gets the page with it, but not under the hands.
  useEffect(() => {
    if (!isNotSaved) return undefined;
    const retry = () => isWriting() || void tryAgain();
    return together(serverAnswers.subscribe(retry), listen(window, 'online', retry));
  }, [isNotSaved]);
  if (isReloading) return null;
  const { title } = isNotSaved ? offlinePageText : uiText.error;
  const notSavedText = areAllSaved() ? offlinePageText.text : offlinePageText.textInPart;
  return (
    <PageHero
      title={title}
      breadcrumb={[{ label: notFoundText.home, to: '/' }, { label: title }]}
      text={isNotSaved ? notSavedText : uiText.error.text}
      image={isNotSaved ? 'hero-offline' : 'hero-not-found'}
    >
      <div className={classes.actions}>
        <Button onClick={() => void tryAgain()}>
          {isNotSaved ? offlinePageText.tryAgain : uiText.error.reload}
        </Button>
        {isNotSaved ? (
          <ButtonLink to="/" variant="quiet">
            {notFoundText.home}
          </ButtonLink>
        ) : (
          <>
            <ButtonAnchor variant="quiet" icon={<Icon name="phone" />} href={telHref(firm.phone.tel)}>
              {firm.phone.display}
            </ButtonAnchor>
            <ButtonAnchor variant="quiet" icon={<Icon name="mail" />} href={mailtoHref(firm.email)}>
              {firm.email}
            </ButtonAnchor>
          </>
        )}
      </div>
    </PageHero>
  );
}

/** Loads the page again where that leads anywhere; else the line at the top says why not (layout/connection-line). */
async function tryAgain(): Promise<void> {
  if (await isSiteReached()) location.reload();
}

/** Whether all other pages are here, and not only those visited. */
const areAllSaved = () =>
  workers?.controller && !wantsLessData() && !document.documentElement.hasAttribute(notSavedMark);
