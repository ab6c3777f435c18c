import { useState } from 'react';
import { firm } from '../../content/firm.ts';
import { notFoundText } from '../../content/not-found.ts';
import { offlinePageText, offlinePicture } from '../../content/offline-page.ts';
import { uiText } from '../../content/ui-text.ts';
import { telHref, mailtoHref } from '../../lib/links.ts';
import { notSavedMark } from '../../lib/not-saved.ts';
import { wantsLessData } from '../../device/save-data.ts';
import { missingChunkMessage } from '../../lib/missing-chunk.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { MooredBoat } from './moored-boat.tsx';
import classes from './page-failure.module.css';
import { reloadOnce } from './reload-once.ts';

/** Replaces a page that failed to render or to load. A chunk that a deploy removed is looked for once by a reload. */
export function PageFailure({ error }: { error: unknown }) {
  // Decided before the first paint: while the page loads again its failure is not worth a word.
  const [reloading] = useState(() => reloadOnce(error));
  if (reloading) return null;
  return missingChunkMessage(error) !== null && !navigator.onLine ? <NotSaved /> : <Failed />;
}

function NotSaved() {
  const { title, text, textInPart, tryAgain } = offlinePageText;
  const isAllKept = !wantsLessData() && !document.documentElement.hasAttribute(notSavedMark);
  return (
    <PageHero
      title={title}

      breadcrumb={[{ label: notFoundText.home, to: '/' }, { label: title }]}
      text={isAllKept ? text : textInPart}
      {...offlinePicture}
      figure={<MooredBoat className={classes.boat} />}
    >
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>{tryAgain}</Button>
        <ButtonLink to="/" look="quiet">
          {notFoundText.home}
        </ButtonLink>
      </div>
    </PageHero>
  );
}

function Failed() {
  const { title, text, reload } = uiText.error;
  return (
    <PageHero
      title={title}

      breadcrumb={[{ label: notFoundText.home, to: '/' }, { label: title }]}
      text={text}
      image="hero-not-found"
    >
      <div className={classes.actions}>
        <Button onClick={() => location.reload()}>{reload}</Button>
        <ButtonAnchor look="quiet" icon={<Icon name="phone" />} href={telHref(firm.phone.tel)}>
          {firm.phone.display}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" icon={<Icon name="mail" />} href={mailtoHref(firm.email)}>
          {firm.email}
        </ButtonAnchor>
      </div>
    </PageHero>
  );
}
