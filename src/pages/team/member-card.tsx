import { Link } from '@tanstack/react-router';
import type { TeamMember } from '../../content/types.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './member-card.module.css';
import { MemberLinks } from './member-links.tsx';

/**
 * `lead`: a large portrait with the beginning of its text; `pair`: one member, two sections side by side; `grid`: the name
 * below the portrait; `rows`: beside a small one.
 */
export type TeamLayout = 'lead' | 'pair' | 'grid' | 'rows';

/** Id of the link that opens a member's dialog. */
export const cardLinkId = (memberId: string) => `card-${memberId}`;

/**
 * A member of the team. The whole card can be pressed; its links keep their own places. It opens the dialog over this
 * page under the address of the member's own page: that is where a reload, another tab, or a press without script leads.
 */
export function MemberCard({ member, layout }: { member: TeamMember; layout: TeamLayout }) {
  const { teamText } = useText('team');
  const { id, name, designation, beginning } = member;
  const isLead = layout === 'lead';
  const link = {
    id: cardLinkId(id),
    'aria-haspopup': 'dialog',
    to: '/team',
    hash: id,
    // Behind a mask the router (router-core 1.170) loses the first letter of a hash.
    state: { memberId: id },
    mask: { to: '/team/$memberId', params: { memberId: id }, unmaskOnReload: true },
    // The link to a dialog that is not open is no link to this page.
    activeOptions: { includeHash: true },
    resetScroll: false,
    hashScrollIntoView: false,
  } as const;
  return (
    <article className={`${classes.card} ${classes[layout]}`} aria-label={name}>
      <Portrait memberId={id} className={classes.picture} large={isLead} />
      <div>
        <h3>
          {isLead ? (
            name
          ) : (
            <Link {...link} className={classes.name}>
              {name}
            </Link>
          )}
        </h3>
        {designation && <p className={classes.designation}>{designation}</p>}
        {isLead && beginning && <p className={classes.text}>{beginning}</p>}
        <div className={classes.actions}>
          {isLead && (
            <Link {...link} className={classes.more}>
              <span aria-hidden>{teamText.readMore}</span>
              <span className="visually-hidden">{fill(teamText.readMoreAbout, { name })}</span>
              <Icon name="arrow-right" />
            </Link>
          )}
          <MemberLinks member={member} variant="icons" />
        </div>
      </div>
    </article>
  );
}
