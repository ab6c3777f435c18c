import { Link } from '@tanstack/react-router';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { siteUrl } from '../../content/site-url.ts';
import type { PagePath } from '../../content/types.ts';
import { listen } from '../../device/listen.ts';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { fill } from '../../lib/text.ts';
import { lazyPart, WhenIdle } from '../../ui/lazy-part.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { useEntrance } from '../../ui/use-entrance.ts';
import { ReachLinks } from '../reach-links.tsx';
import classes from './footer.module.css';
import reflection from './reflection.module.css';
import { useMinute } from '../../ui/use-clock-and-connection.ts';
import { useFormats, useText } from '../../ui/use-text.ts';

export function Footer() {
  const { firm, practiceAreas, services, uiText } = useText('site');
  const { headings } = uiText.footer;
  const menu = uiText.header.menu.map(({ label, to }) => ({ title: label, path: to }));
  /** Lines that the links to areas and services take; the style sheet reserves room for 24. */
  const lines = [...practiceAreas, ...services].reduce(
    (sum, { title }) => sum + Math.max(1, title.length / 34),
    0,
  );
  return (
    <Lit moreLines={Math.max(0, lines - 24)}>
      <div className={classes.weave} />
      <Wrap>
        <div className={classes.columns}>
          <Contact />
          <LinkList title={headings.links} links={menu} />
          <div className={classes.touch}>
            <div>
              <h2>{headings.newsletter}</h2>
              <p className="dim">{uiText.newsletter.text}</p>
              <NewsletterForm />
            </div>
            {firm.social.length > 0 && (
              <div>
                <h2>{headings.social}</h2>
                <SocialLinks links={firm.social.slice(0, 2)} className={classes.networks} />
              </div>
            )}
          </div>
        </div>
        <div className={classes.directory}>
          <LinkList title={headings.practiceAreas} links={practiceAreas} />
          <LinkList title={headings.services} links={services} />
        </div>
        <Reflection word={firm.shortName} />
        <LegalLine />
      </Wrap>
    </Lit>
  );
}

/** Its entrance is a light on border and name; the words are there from the start, and are not rendered again for it. */
function Lit({ moreLines, children }: { moreLines: number; children: ReactNode }) {
  const { state, watch } = useEntrance(0.1);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const note = () => setUsed(true);
    // It may have been scrolled before the scripts were there.
    if (scrollY > 0) note();
    // Whatever moves a page, or is about to: the footer has its height before the key has its effect.
    return listen(window, 'scroll keydown', note, { passive: true, once: true });
  }, []);
  return (
    <footer
      ref={watch}
      className={classes.footer}
      style={{ '--more-links': moreLines } as CSSProperties}
      data-dark-background=""
      data-light={state}
      data-used={isUsed || undefined}
    >
      {children}
    </footer>
  );
}

function Contact() {
  const { firm, uiText } = useText('site');
  return (
    <div>
      <h2>{uiText.footer.headings.contact}</h2>
      <address>
        {firm.offices.map(({ id, lines }) => (
          <p key={id}>
            {lines.map((line) => (
              <span key={line} className={classes.line}>
                {line}
              </span>
            ))}
          </p>
        ))}
        <ul className={classes.reach}>
          <ReachLinks />
        </ul>
      </address>
      <p className="dim">{firm.hours.text}</p>
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { title: string; path: PagePath }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} activeOptions={{ exact: true, includeSearch: false }}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the prerenderer the year of the build, in the browser that of the visit. */
const year = new Date().getFullYear();

const SiteVersion = lazyPart(() => import('./site-version.tsx'), 'SiteVersion');

/** The year in the prerendered HTML may have ended since: hydration leaves it alone, and a new key then renders it anew. */
function LegalLine() {
  const { firm, footPages, storagePage, uiText } = useText('site');
  const { digits } = useFormats();
  const rights = fill(uiText.footer.rights, { year: digits(year), firmName: firm.name });
  const isHydrated = useMinute() !== null;
  return (
    <div className={classes.legal}>
      <p key={isHydrated ? 'now' : 'prerendered'} suppressHydrationWarning>
        {rights}
      </p>
      <p>
        {uiText.footer.about}
        {!siteUrl && ` ${uiText.footer.sample}`}
      </p>
      <p className={classes.device}>
        {footPages.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
        <Link to={storagePage.path}>{storagePage.title}</Link>
        <WhenIdle>
          <SiteVersion />
        </WhenIdle>
      </p>
    </div>
  );
}

/** Latin letters that are wider or narrower than the usual one, in twentieths of its width. */
const letterWidths = [
  [/[fijltIJ]/, 13],
  [/[mwMW]/, 42],
  [/[A-Z]/, 37],
  [/[a-z]/, 26],
] as const;

/** The width of a word as a number of letters of the usual width. */
function lettersOf(word: string): number {
  const widthOf = (letter: string) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 20;
  return [...word].reduce((sum, letter) => sum + widthOf(letter), 0) / 20;
}

/** A word as wide as the page, standing in water: a picture, drawn by the style sheet, so nobody is read it twice. */
function Reflection({ word }: { word: string }) {
  return (
    <div
      className={reflection.reflection}
      style={{ '--letters': lettersOf(word) } as CSSProperties}
      aria-hidden="true"
    >
      <div className={reflection.word} data-word={word} />
      <div className={reflection.water} data-word={word} />
    </div>
  );
}
