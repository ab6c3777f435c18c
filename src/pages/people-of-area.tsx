import { Link } from '@tanstack/react-router';
import type { PracticeAreaSlug } from '../content/slugs.ts';
import { WithMarginNote } from '../ui/section.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './people-of-area.module.css';

/** Who works in a practice area, if anybody does. */
export function PeopleOfArea({ slug }: { slug: PracticeAreaSlug }) {
  const { teamMembers, teamText } = useText('team');
  const inArea = teamMembers.filter(({ practiceAreas }) => practiceAreas?.includes(slug));
  if (inArea.length === 0) return null;
  return (
    <div className={classes.people}>
      <WithMarginNote>
        <h2>{teamText.inThisArea}</h2>
        <ul className={classes.list}>
          {inArea.map(({ id, name, designation }) => (
            <li key={id}>
              <Link to="/team/$memberId" params={{ memberId: id }}>
                {name}
              </Link>
              {designation && <p className="dim small">{designation}</p>}
            </li>
          ))}
        </ul>
      </WithMarginNote>
    </div>
  );
}
