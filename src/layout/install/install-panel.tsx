import { InstallGuide } from './install-guide.tsx';
import { InstallInvitation } from './install-invitation.tsx';
import { installGuideName } from './install-guide-name.ts';
import { useInvitation } from './use-invitation.ts';

interface InstallPanelProps {
  /** Whether the visitor has shown so much interest that an invitation is welcome. */
  readonly isInterested: boolean;
  readonly guideOpened: boolean;
  readonly onGuideClose: () => void;
}

/** The invitation to install, once it is due, and the guide, once it is asked for. Rendered in the browser alone. */
export function InstallPanel({ isInterested, guideOpened, onGuideClose }: InstallPanelProps) {
  const guide = installGuideName(navigator);
  const invitation = useInvitation(guide, isInterested);
  return (
    <>
      {invitation.isDue && <InstallInvitation {...invitation} />}
      {guideOpened && <InstallGuide name={guide} onClose={onGuideClose} />}
    </>
  );
}
