import type { TeamMember } from '../../content/types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MemberDetails } from './member-details.tsx';
import classes from './member-dialog.module.css';

/** Everything about a member, over the team page; on phones a sheet from the lower edge. */
export function MemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  return (
    <Dialog
      title={member.name}
      className={classes.dialog}
      contentClassName={classes.layout}
      onClose={onClose}
    >
      <MemberDetails member={member} />
    </Dialog>
  );
}
