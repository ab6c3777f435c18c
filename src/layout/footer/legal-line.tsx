import { Link } from '@tanstack/react-router';
import { siteUrl } from '../../content/site-url.ts';
import { fill } from '../../lib/text.ts';
import { useMinute } from '../../ui/use-minute.ts';
import { lazyPart, WhenIdle } from '../../ui/lazy-part.tsx';
import classes from './footer.module.css';
import { useFormats, useText } from '../../ui/use-text.ts';

/** In the prerenderer the year of the build, in the browser that of the visit. */
const year = new Date().getFullYear();

const SiteVersion = lazyPart(() => import('./site-version.tsx'), 'SiteVersion');

/** The year in the prerendered HTML may have ended since: hydration leaves it alone, and a new key then renders it anew. */
export function LegalLine() {
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
