import { useCallback, useState } from 'react';
import { readSiteFile } from '../../api/http.ts';
import { fill, textOf } from '../../lib/text.ts';
import { whenNear } from '../../ui/when-near.ts';
import { useFormats, useText } from '../../ui/use-text.ts';

/**
 * Which version of the site this device has, as '0.1.0 (3fa9c1d)' (prerender/build/plugin.ts). Read when it comes
 * into view: hardly anybody ever asks.
 */
export function SiteVersion() {
  const { uiText } = useText('site');
  const { digits } = useFormats();
  const [version, setVersion] = useState('');
  const watch = useCallback(
    (element: HTMLElement) => {
      const show = (file: unknown) => {
        const [number, content] = [textOf(file, 'version'), textOf(file, 'content')];
        if (number && content) setVersion(`${digits(number)} (${content})`);
      };
      return whenNear(element, '0px', () => void readSiteFile('/version.json').then(show, () => undefined));
    },
    [digits],
  );
  // Not every browser counts an empty element as in view: a no-break space fills it.
  return <span ref={watch}>{version ? fill(uiText.footer.version, { version }) : '\u00A0'}</span>;
}
