import { useCallback, useState } from 'react';
import { readSiteVersion } from '../../api/site-version.ts';
import { uiText } from '../../content/ui-text.ts';
import { fill } from '../../lib/text.ts';
import { whenNear } from '../../ui/when-near.ts';

/** Which version of the site this is. Read when it comes into view: hardly anybody ever asks. */
export function SiteVersion() {
  const [version, setVersion] = useState<string | null>(null);
  const watch = useCallback(
    (element: HTMLElement) => whenNear(element, '0px', () => void readSiteVersion().then(setVersion)),
    [],
  );
  // Not every browser counts an empty element as in view: a no-break space fills it.
  return <span ref={watch}>{version === null ? '\u00A0' : fill(uiText.footer.version, { version })}</span>;
}
