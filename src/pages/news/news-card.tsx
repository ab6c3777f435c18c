import { useRouter } from '@tanstack/react-router';
import { memo, useMemo, useRef, useState } from 'react';
import type { NewsItem } from '../../api/news.ts';
import { isoDate, readDate } from '../../lib/dates.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { excerptOf, RichText, toSafeHtml } from '../../ui/rich-text.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';
import { Words } from '../../ui/words.tsx';
import classes from './news-card.module.css';

/** Words of a text that are shown before it is opened. */
const excerptLength = 100;

/** What was opened, by entry of the history and item: Back finds the page as long as it was left. */
const opened = new Set<string>();

interface NewsCardProps {
  readonly item: NewsItem;
  /** Whether the address names this item: then it is open from the start. */
  readonly isAddressed: boolean;
}

/** One item: author and date, its title, its text behind a toggle when it is long, and a way to share it. */
export const NewsCard = memo(function NewsCard({ item, isAddressed }: NewsCardProps) {
  const { newsText } = useText('news');
  const formats = useFormats();
  const card = useRef<HTMLElement>(null);
  const router = useRouter();
  const place = () => `${router.latestLocation.state.key} ${item.id}`;
  const [isOpen, setIsOpen] = useState(() => isAddressed || opened.has(place()));
  const [wasAddressed, setWasAddressed] = useState(isAddressed);
  if (isAddressed !== wasAddressed) {
    setWasAddressed(isAddressed);
    if (isAddressed) setIsOpen(true);
  }

  const date = readDate(item.datePosted);
  const text = useMemo(() => toSafeHtml(item.description), [item.description]);
  const excerpt = useMemo(() => excerptOf(text, excerptLength), [text]);
  const ids = { title: `${item.id}-title`, text: `${item.id}-text`, toggle: `${item.id}-toggle` };

  function toggle() {
    setIsOpen(!isOpen);
    if (isOpen) opened.delete(place());
    else opened.add(place());
    // Closing takes the text away above the visitor's eyes: the card's beginning comes back into view.
    if (isOpen && card.current && card.current.getBoundingClientRect().top < 0) {
      card.current.scrollIntoView({ block: 'start' });
    }
  }

  return (
    <article ref={card} id={item.id} className={classes.card} aria-labelledby={item.title && ids.title}>
      <div className={classes.author}>
        <Drawing name="avatar-default" alt={newsText.authorAvatarAlt} className={classes.avatar} />
        <div>
          {item.author && (
            <p className={classes.name}>
              <Words text={item.author} />
            </p>
          )}
          {date ? (
            <time dateTime={isoDate(date)}>{formats.date(date)}</time>
          ) : (
            // Not a date that we can read: it stands as it came.
            item.datePosted && (
              <p className={classes.date}>
                <Words text={item.datePosted} />
              </p>
            )
          )}
        </div>
      </div>
      {item.title && (
        <h2 id={ids.title} className={classes.title}>
          <Words text={item.title} />
        </h2>
      )}
      {text && <RichText id={ids.text} html={excerpt && !isOpen ? excerpt : text} />}
      <div className={classes.actions}>
        {excerpt && (
          <button
            type="button"
            id={ids.toggle}
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={ids.text}
            aria-labelledby={`${ids.toggle} ${ids.title}`}
            onClick={toggle}
          >
            {isOpen ? newsText.showLess : newsText.continueReading}
          </button>
        )}
        <ShareButton
          id={`${item.id}-share`}
          title={item.title}
          titleId={ids.title}
          address={`/news#${item.id}`}
        />
      </div>
    </article>
  );
});
