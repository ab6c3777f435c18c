import type { TeamMember } from '../../content/types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import classes from './member-dialog.module.css';
import { MemberLinks } from './member-links.tsx';

/** Everything about a member: a dialog, on phones a sheet from the lower edge. */
export function MemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { name, designation, description, image } = member;
  return (
    <Dialog title={name} className={classes.dialog} contentClassName={classes.layout} onClose={onClose}>
      <div className={classes.picture}>
        <Portrait src={image} eager />
      </div>
      <div className={classes.text}>
        {designation && <p className="dim">{designation}</p>}
        {description && <p className={classes.description}>{description}</p>}
        <MemberLinks member={member} look="lines" className={classes.links} />
      </div>
    </Dialog>
  );
}
