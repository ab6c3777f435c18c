import { Link } from '@tanstack/react-router';
import type { TeamMember } from '../../content/types.ts';
import { keepHyphenated } from '../../ui/keep-hyphenated.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './member-details.module.css';
import { MemberLinks } from './member-links.tsx';

/** All that is known of a member, for the dialog and for the page of its own, which have the name in a heading. */
export function MemberDetails({ member }: { member: TeamMember }) {
  const { id, name, path, designation, description } = member;
  return (
    <>
      <div className={classes.picture}>
        <Portrait key={id} memberId={id} eager large />
      </div>
      <div className={classes.text}>
        {designation && <p className="dim">{designation}</p>}
        {description && <p className={classes.description}>{description}</p>}
        <PracticeAreas member={member} />
        <MemberLinks member={member} variant="lines" />
        <p className={classes.share}>
          <ShareButton id="share" title={name} address={path} />
        </p>
      </div>
    </>
  );
}

function PracticeAreas({ member: { practiceAreas: slugs } }: { member: TeamMember }) {
  const { practiceAreas, uiText } = useText('site');
  if (!slugs) return null;
  return (
    <nav className={classes.areas} aria-label={uiText.footer.headings.practiceAreas}>
      <ul>
        {practiceAreas
          .filter(({ slug }) => slugs.includes(slug))
          .map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{keepHyphenated(title)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
