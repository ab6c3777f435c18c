import type { ArtName } from '../../content/drawings.ts';
import type { Texts } from '../../content/texts.ts';
import { fill } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import classes from './install-guide.module.css';
import { Words } from '../../ui/words.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';

/** The browsers that a guide explains. */
export type InstallGuideName = keyof Texts['install']['installText']['guides'];

/** What to press, one a step. Lines stand for words, so no picture needs a translation; the sentence below says the same. */
const pictures: Readonly<Record<InstallGuideName, readonly ArtName[]>> = {
  ios: ['guide-share', 'guide-plus'],
  'firefox-android': ['guide-dots', 'guide-install'],
  chromium: ['guide-dots', 'guide-install'],
  'mac-safari': ['guide-bar', 'guide-plus'],
  other: [],
};

interface InstallGuideProps {
  readonly name: InstallGuideName;
  readonly onClose: () => void;
}

/** Shows step by step how this browser installs the site, or says that it cannot. */
export function InstallGuide({ name, onClose }: InstallGuideProps) {
  const { installText } = useText('install');
  const { digits } = useFormats();
  const { intro, steps } = installText.guides[name];
  return (
    <Dialog
      title={installText.guideTitle}
      className={classes.dialog}
      contentClassName={classes.content}
      onClose={onClose}
    >
      <p className="dim">{intro}</p>
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step, index) => {
            const picture = pictures[name][index];
            return (
              <li key={step}>
                {picture && <Drawing name={picture} alt="" className={classes.picture} />}
                <p className={classes.number}>{fill(installText.step, { n: digits(index + 1) })}</p>
                <p>
                  <Words text={step} />
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
