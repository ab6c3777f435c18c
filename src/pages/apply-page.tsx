import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { jobsQuery, jobTypesQuery, type Job } from '../api/jobs.ts';
import { applicationFormId } from '../content/slugs.ts';
import { ApplicationForm } from '../forms/application-form.tsx';
import { jobAddress } from '../lib/links.ts';
import { ApiText } from '../ui/api-text.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { JobTypeTag } from '../ui/job-type-tag.tsx';
import { Section } from '../ui/section.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useText } from '../ui/use-text.ts';
import { Words } from '../ui/words.tsx';
import { hasFailed, isFirstLoading, Retry, SavedCopy } from './api-list.tsx';
import classes from './apply-page.module.css';

/**
 * The application form of one job, or without one of an open application. All share one prerendered page, so nothing that
 * the address says is shown before the list of jobs is there.
 */
export function ApplyPage() {
  const { applicationForm, applyBreadcrumb } = useText('career');
  const { listText, uiText } = useText('site');
  const { jobId = '' } = useParams({ strict: false });
  const list = useQuery(jobsQuery);
  const types = useQuery(jobTypesQuery);
  const job = list.data?.find(({ id }) => id === jobId);
  // An old copy of the list may not know the job yet: what is missing is said, and done, after the server's answer.
  const isAnswered = !isFirstLoading(list) && !list.isFetching;
  // Once it is so it stays: at every return to the tab the list is asked for again.
  const [settledFor, settleFor] = useState<string>();
  if ((job || isAnswered) && settledFor !== jobId) settleFor(jobId);
  const isSettled = settledFor === jobId;
  const [unlisted, setUnlisted] = useState<string>();
  if (isAnswered && list.isSuccess && !job && unlisted !== jobId) setUnlisted(jobId);
  // Then nobody knows whether there is such a job: the application goes under the id in the address, for the server to tell.
  const isUnknown = !job && hasFailed(list) && unlisted !== jobId;
  const addressed = isUnknown && jobId ? { id: jobId } : undefined;
  // The fields are the most that this page draws: in slices, so that a tap in between is answered at once.
  const hasForm = useDeferredValue(isSettled && !isFirstLoading(types));
  return (
    <Section id={applicationForm.sectionId} className={classes.page}>
      <div className={classes.split}>
        <div>
          <Breadcrumb steps={applyBreadcrumb} />
          <h1 className={classes.title}>{applicationForm.title}</h1>
          <p className={`dim ${classes.tagline}`}>{applicationForm.tagline}</p>
          {/* In the place of the job, which would push it down on a phone if it stood in that of the form. */}
          <div aria-live="polite">
            {!isSettled && (
              <p data-loading="" className="dim">
                {uiText.navigation.loading}
              </p>
            )}
            {isSettled && isUnknown && (
              <div className={classes.aside}>
                <p className={`dim ${classes.failure}`}>
                  {list.isFetching ? uiText.navigation.loading : listText.notLoaded}
                </p>
                <Retry list={list} />
              </div>
            )}
          </div>
          {isSettled && !isUnknown && (
            <div className={classes.aside}>
              {job ? <JobDetails job={job} /> : jobId ? <UnknownJob /> : <ToOpenings />}
            </div>
          )}
          {job && <SavedCopy updatedAt={list.dataUpdatedAt} />}
        </div>
        <div id={applicationFormId} className={classes.form}>
          {isSettled && hasForm && (
            <ApplicationForm
              key={jobId}
              jobId={jobId || undefined}
              job={job ?? addressed}
              jobTypes={types.data ?? []}
            />
          )}
        </div>
      </div>
    </Section>
  );
}

function JobDetails({ job }: { job: Job }) {
  return (
    <>
      {job.jobType && <JobTypeTag name={job.jobType.name} />}
      <h2 className={classes.jobTitle}>
        <Words text={job.title} />
      </h2>
      {job.description && (
        <ApiText text={job.description} headingLevel={3} className={`dim small ${classes.description}`} />
      )}
      <p>
        <ShareButton id="share" title={job.title} address={jobAddress(job.id)} />
      </p>
    </>
  );
}

function UnknownJob() {
  const { unknownJob } = useText('career');
  return (
    <>
      <h2 className={classes.jobTitle}>{unknownJob.title}</h2>
      <p className={`dim ${classes.description}`}>{unknownJob.text}</p>
      <p className={classes.links}>
        <ToOpenings />
        <Link to="." hash={applicationFormId} className={classes.toForm}>
          {unknownJob.toForm}
        </Link>
      </p>
    </>
  );
}

function ToOpenings() {
  const { unknownJob } = useText('career');
  return (
    <ButtonLink to="/career" variant="quiet" size="sm">
      {unknownJob.toList}
    </ButtonLink>
  );
}
