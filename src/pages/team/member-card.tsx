import type { TeamMember } from '../../content/types.ts';
import { fill } from '../../lib/text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { useText } from '../../ui/use-text.ts';
import { firstSentences } from './first-sentences.ts';
import classes from './member-card.module.css';
import { MemberLinks } from './member-links.tsx';
import type { TeamLayout } from './team-groups.ts';

/** Id of the button that opens a member's dialog. */
export const cardButtonId = (memberId: string) => `card-${memberId}`;

interface MemberCardProps {
  readonly member: TeamMember;
  /** `lead`: large, with the beginning of the text; `grid`: name below the portrait; `rows`: name beside it. */
  readonly layout: TeamLayout;
  readonly onOpen: (member: TeamMember) => void;
}

/** A member of the team. The whole card can be pressed; its links keep their own places. */
export function MemberCard({ member, layout, onOpen }: MemberCardProps) {
  const { teamText } = useText('team');
  const { id, name, designation, description } = member;
  const isLead = layout === 'lead';
  const button = {
    id: cardButtonId(id),
    type: 'button',
    'aria-haspopup': 'dialog',
    onClick: () => onOpen(member),
  } as const;
  return (
    <article className={`${classes.card} ${classes[layout]}`} aria-label={name}>
      <Portrait memberId={id} className={classes.picture} large={isLead} />
      <div>
        <h3>
          {isLead ? (
            name
          ) : (
            <button {...button} className={classes.name}>
              {name}
            </button>
          )}
        </h3>
        {designation && <p className={classes.designation}>{designation}</p>}
        {isLead && description && <p className={classes.text}>{firstSentences(description, 2)}</p>}
        <div className={classes.actions}>
          {isLead && (
            <button {...button} className={classes.more} aria-label={fill(teamText.readMoreAbout, { name })}>
              {teamText.readMore}
              <Icon name="arrow-right" />
            </button>
          )}
          <MemberLinks member={member} variant="icons" />
        </div>
        {description && (
          <noscript>
            <details className={classes.details}>
              <summary>{fill(teamText.readMoreAbout, { name })}</summary>
              <p>{description}</p>
            </details>
          </noscript>
        )}
      </div>
    </article>
  );
}
