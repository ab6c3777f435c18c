import { fill } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GuidePicture, type InstallGuideName } from './guide-picture.tsx';
import classes from './install-guide.module.css';
import { Words } from '../../ui/words.tsx';
import { useFormats, useText } from '../../ui/use-text.ts';

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
          {steps.map((step, index) => (
            <li key={step}>
              <GuidePicture guide={name} step={index} />
              <p className={classes.number}>{fill(installText.step, { n: digits(index + 1) })}</p>
              <p>
                <Words text={step} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
