import { Link } from '@tanstack/react-router';
import { firm } from '../../content/en/firm.ts';
import { accessibilityPage, storagePage } from '../../content/en/pages.ts';
import { uiText } from '../../content/en/ui-text.ts';
import { fill } from '../../lib/text.ts';
import { useMinute } from '../../ui/use-minute.ts';
import { lazyPart, WhenIdle } from '../lazy-part.tsx';
import classes from './footer.module.css';

/** In the prerenderer the year of the build, in the browser that of the visit. */
const rights = fill(uiText.footer.rights, { year: new Date().getFullYear(), firmName: firm.name });

const SiteVersion = lazyPart(async () => (await import('./site-version.tsx')).SiteVersion);

/** The year in the prerendered HTML may have ended since: hydration leaves it alone, and a new key then renders it anew. */
export function LegalLine() {
  const isHydrated = useMinute() !== null;
  return (
    <div className={classes.legal}>
      <p key={isHydrated ? 'now' : 'prerendered'} suppressHydrationWarning>
        {rights}
      </p>
      <p>{uiText.footer.about}</p>
      <p className={classes.device}>
        <Link to={accessibilityPage.path}>{accessibilityPage.title}</Link>
        <Link to={storagePage.path}>{storagePage.title}</Link>
        <WhenIdle>
          <SiteVersion />
        </WhenIdle>
      </p>
    </div>
  );
}
