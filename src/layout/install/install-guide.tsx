import { useEffect, useRef } from 'react';
import { installText, type InstallGuideName } from '../../content/install.ts';
import { uiText } from '../../content/ui-text.ts';
import { fill } from '../../lib/text.ts';
import { SquareButton } from '../../ui/square-button.tsx';
import { GuidePicture, guidePictures } from './guide-picture.tsx';
import classes from './install-guide.module.css';

interface InstallGuideProps {
  readonly name: InstallGuideName;
  readonly onClose: () => void;
}

const titleId = 'install-guide-title';

/** Shows in two pictures how this browser puts the site on the home screen. */
export function InstallGuide({ name, onClose }: InstallGuideProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    // Escape closes a dialog by itself; a press beside it is a comfort for those who point.
    const closeOutside = ({ target }: MouseEvent) => target === dialog && dialog.close();
    dialog.addEventListener('click', closeOutside);
    return () => dialog.removeEventListener('click', closeOutside);
  }, []);
  const { intro, steps } = installText.guides[name];
  return (
    <dialog ref={ref} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={titleId}>{installText.guideTitle}</h2>
          <SquareButton icon="close" label={uiText.dialogs.close} onClick={() => ref.current?.close()} />
        </header>
        <p className="dim">{intro}</p>
        {steps.length > 0 && (
          <ol className={classes.steps}>
            {steps.map((step, index) => (
              <li key={step}>
                <GuidePicture name={guidePictures[name][index]} />
                <p className={classes.number}>{fill(installText.step, { n: index + 1 })}</p>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </dialog>
  );
}
