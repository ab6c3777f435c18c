import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { siteUrl } from '../../content/site-url.ts';
import type { PagePath } from '../../content/types.ts';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { fill } from '../../lib/text.ts';
import { lazyPart, WhenIdle } from '../../ui/lazy-part.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { useEntrance } from '../../ui/use-entrance.ts';
import { useIsUsed } from '../../ui/use-is-used.ts';
import { ReachLinks } from '../reach-links.tsx';
import classes from './footer.module.css';
import reflection from './reflection.module.css';
import { useMinute } from '../../ui/use-minute.ts';
import { useFormats, useText } from '../../ui/use-text.ts';

/** The foot of every page. */
export function Footer() {
  const { firm, practiceAreas, services, uiText } = useText('site');
  const { headings } = uiText.footer;
  const menu = uiText.header.menu.map(({ label, to }) => ({ title: label, path: to }));
  return (
    <Lit links={[...practiceAreas, ...services].reduce((sum, { title }) => sum + linesOf(title), 0)}>
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

/** Lines of links to areas and services for which the style sheet reserves room. */
const usualLines = 24;

/** How many lines the title of a link takes, at the least one. */
const linesOf = (title: string) => Math.max(1, title.length / 34);

/** Its entrance is a light on border and name; the words are there from the start, and are not rendered again for it. */
function Lit({ links, children }: { links: number; children: ReactNode }) {
  const { state, watch } = useEntrance(0.1);
  const isUsed = useIsUsed();
  return (
    <footer
      ref={watch}
      className={classes.footer}
      style={{ '--more-links': Math.max(0, links - usualLines) } as CSSProperties}
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

/** A heading and the pages under it, the current one marked. */
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

/** Widths of Latin letters in twentieths of the usual width. */
const letterWidths = [
  { letters: /[fijltIJ]/, width: 13 },
  { letters: /[mwMW]/, width: 42 },
  { letters: /[A-Z]/, width: 37 },
  { letters: /[a-z]/, width: 26 },
];

/** The width of a word as a number of letters of the usual width. */
function lettersOf(word: string): number {
  const widthOf = (letter: string) => letterWidths.find(({ letters }) => letters.test(letter))?.width ?? 20;
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
