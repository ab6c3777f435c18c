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
  const { practiceAreas, uiText } = useText('site');
  const { id, name, path, designation, description, practiceAreas: slugs } = member;
  return (
    <>
      <div className={classes.picture}>
        <Portrait key={id} memberId={id} eager large />
      </div>
      <div className={classes.text}>
        {designation && <p className="dim">{designation}</p>}
        {description && <p className={classes.description}>{description}</p>}
        {slugs && (
          <nav className={classes.areas} aria-label={uiText.footer.headings.practiceAreas}>
            <ul>
              {practiceAreas
                .filter(({ slug }) => slugs.includes(slug))
                .map((area) => (
                  <li key={area.path}>
                    <Link to={area.path}>{keepHyphenated(area.title)}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        <MemberLinks member={member} variant="lines" />
        <p className={classes.share}>
          <ShareButton id="share" title={name} address={path} />
        </p>
      </div>
    </>
  );
}
