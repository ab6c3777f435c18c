import { useEffect, useRef, useState } from 'react';
import { readSiteVersion } from '../../api/site-version.ts';
import { uiText } from '../../content/ui-text.ts';
import { fill } from '../../lib/text.ts';

/** Which version of the site this is. Read when it comes into view: hardly anybody ever asks. */
export function SiteVersion() {
  const place = useRef<HTMLSpanElement>(null);
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void readSiteVersion().then(setVersion);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // An empty element is never in view for an observer in every browser: a space that does not break is.
  return <span ref={place}>{version === null ? '\u00A0' : fill(uiText.footer.version, { version })}</span>;
}
