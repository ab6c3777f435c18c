import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { firm } from '../../content/firm.ts';
import { accessibilityPage, storagePage } from '../../content/pages.ts';
import { uiText } from '../../content/ui-text.ts';
import { fill } from '../../lib/text.ts';
import { LatePart } from '../late-part.tsx';
import classes from './footer.module.css';

/** In the prerenderer the year of the build, in the browser that of the visit. */
const year = new Date().getFullYear();

const loadSiteVersion = async () => (await import('./site-version.tsx')).SiteVersion;

const nothingToFollow = () => () => undefined;

/**
 * The rights of the firm, what this site is not, what it keeps on the device, and which version of it this is. The year in the prerendered HTML may have ended since: hydration
 * leaves it alone, and the new key then has the line written anew.
 */
export function LegalLine() {
  const isHydrated = useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
  return (
    <div className={classes.legal}>
      <p key={isHydrated ? 'now' : 'prerendered'} suppressHydrationWarning>
        {fill(uiText.footer.rights, { year, firmName: firm.name })}
      </p>
      <p>{uiText.footer.about}</p>
      <p className={classes.device}>
        <Link to={accessibilityPage.path}>{accessibilityPage.title}</Link>
        <Link to={storagePage.path}>{storagePage.title}</Link>
        <LatePart load={loadSiteVersion} />
      </p>
    </div>
  );
}
