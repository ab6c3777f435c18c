import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { jobsQuery, jobTypesQuery, type Job } from '../api/jobs.ts';
import { applicationDraft, useFormIsNeeded } from '../forms/open-forms.ts';
import { jobAddress } from '../lib/links.ts';
import { fill } from '../lib/text.ts';
import { ApiText } from '../ui/api-text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { JobTypeTag } from '../ui/job-type-tag.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Section, WithMarginNote } from '../ui/section.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useStructuredData } from '../structured-data/use-structured-data.ts';
import { useLateTarget } from '../ui/use-late-target.ts';
import { useFormats, useText, useTexts } from '../ui/use-text.ts';
import { Words } from '../ui/words.tsx';
import { ApiList, isFirstLoading, NoItems } from './api-list.tsx';
import classes from './career-page.module.css';
import { jobPostings } from '../structured-data/list-graphs.ts';

const none: readonly Job[] = [];

/** Only a page without openings shows it. */
const ApplicationForm = lazyPart(() => import('../forms/application-form.tsx'), 'ApplicationForm');

/**
 * The posts that are open; where there are none, the application form stands in their place. Once a visitor has gone
 * into the form it stays below the posts that come.
 */
export function CareerPage() {
  const { applicationForm, careerHero, jobList } = useText('career');
  const { firm } = useText('site');
  const { language } = useTexts();
  const { digits } = useFormats();
  const list = useQuery(jobsQuery);
  const { data: jobs = none } = list;
  const isLoading = isFirstLoading(list);
  useLateTarget(!isLoading);
  const hasNone = !isLoading && jobs.length === 0;
  const [isEntered, setEntered] = useState(false);
  const isFormShown = useFormIsNeeded(applicationDraft(undefined)) || isEntered || hasNone;
  useStructuredData(useMemo(() => jobPostings(jobs, firm, language), [jobs, firm, language]));
  const empty = (
    <WithMarginNote note={jobList.note}>
      <NoItems list={list} text={jobList.empty} loading={jobList.loading}>
        <p className={`lead dim ${classes.emptyText}`}>{jobList.emptyText}</p>
      </NoItems>
    </WithMarginNote>
  );
  const loading = (
    <div className={classes.loading}>
      <h2 data-loading="">{jobList.loading}</h2>
    </div>
  );
  return (
    <>
      <PageHero {...careerHero} focus="60% 40%" />
      <Section id={jobList.sectionId} className={classes.openings}>
        <ApiList list={list} loading={loading} empty={empty}>
          <div aria-live="polite">
            {jobs.length > 0 && <h2>{fill(jobList.heading, { n: digits(jobs.length) })}</h2>}
          </div>
          {jobs.length > 0 && (
            <ul id={isFormShown ? undefined : applicationForm.sectionId} className={classes.jobs}>
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
            </ul>
          )}
        </ApiList>
      </Section>
      {isFormShown && <OpenApplication onEnter={() => setEntered(true)} />}
    </>
  );
}

function JobCard({ job }: { job: Job }) {
  const { jobList } = useText('career');
  const ids = { title: `job-${job.id}-title`, apply: `job-${job.id}-apply` };
  return (
    <li>
      <article className={classes.job} aria-labelledby={ids.title}>
        <div>{job.jobType && <JobTypeTag name={job.jobType.name} />}</div>
        <div>
          <h3 id={ids.title}>
            <Words text={job.title} />
          </h3>
          {job.description && (
            <ApiText text={job.description} headingLevel={4} className={classes.description} />
          )}
        </div>
        <div className={classes.actions}>
          <ButtonLink
            id={ids.apply}
            to="/apply/job/$jobId"
            params={{ jobId: job.id }}
            variant="quiet"
            aria-labelledby={`${ids.apply} ${ids.title}`}
          >
            {jobList.applyNow}
          </ButtonLink>
          <ShareButton
            id={`job-${job.id}-share`}
            title={job.title}
            titleId={ids.title}
            address={jobAddress(job.id)}
          />
        </div>
      </article>
    </li>
  );
}

function OpenApplication({ onEnter }: { onEnter: () => void }) {
  const { applicationForm } = useText('career');
  const { data: jobTypes = [] } = useQuery(jobTypesQuery);
  const headingId = `${applicationForm.sectionId}-heading`;
  return (
    <Section background="band" id={applicationForm.sectionId} labelledBy={headingId}>
      <div className={classes.split}>
        <div>
          <h2 id={headingId}>{applicationForm.title}</h2>
          <p className={`dim ${classes.tagline}`}>{applicationForm.tagline}</p>
        </div>
        <div className={classes.formPlace} onFocus={onEnter}>
          <ApplicationForm jobTypes={jobTypes} />
        </div>
      </div>
    </Section>
  );
}
