import { useLoaderData } from '@tanstack/react-router';
import { lazy } from 'react';
import type { TeamMember } from '../../content/types.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../../ui/use-text.ts';
import { MemberDetails } from './member-details.tsx';
import classes from './member-page.module.css';

/** Nobody has the id of the address: the HTML says it already (404.html), and the router waits for the script. */
const NotFoundPage = lazy(async () => ({ default: (await import('../not-found-page.tsx')).NotFoundPage }));

/** The page of one member, as its address opens it; a card of the team page opens the dialog instead. */
export function MemberPage() {
  const member = useLoaderData({ strict: false }) as TeamMember | undefined;
  const { memberBreadcrumb } = useText('team');
  if (!member) return <NotFoundPage />;
  return (
    <Section>
      <article className={classes.layout}>
        <header>
          <Breadcrumb steps={[...memberBreadcrumb, { label: member.name }]} />
          <h1>{member.name}</h1>
        </header>
        <MemberDetails member={member} />
      </article>
    </Section>
  );
}
