import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
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
import { Retry, SavedCopy } from './api-list.tsx';
import classes from './apply-page.module.css';

/**
 * The application form of one job, or without one of an open application. All share one prerendered page, so nothing that
 * the address says is shown before the list of jobs is there.
 */
export function ApplyPage() {
  const { applicationForm, applyBreadcrumb } = useText('career');
  const { uiText } = useText('site');
  const { jobId = '' } = useParams({ strict: false });
  const list = useQuery(jobsQuery);
  const types = useQuery(jobTypesQuery);
  const job = list.data?.find(({ id }) => id === jobId);
  // An old copy of the list may not know the job yet: what is missing is said, and done, after the server's answer.
  const isSettled = job !== undefined || (!list.isPending && !list.isFetching);
  const [formShownFor, showFormFor] = useState<string>();
  if (isSettled && !types.isPending && formShownFor !== jobId) showFormFor(jobId);
  return (
    <Section id={applicationForm.sectionId} className={classes.page}>
      <div className={classes.split}>
        <div>
          <Breadcrumb steps={applyBreadcrumb} />
          <h1 className={classes.title}>{applicationForm.title}</h1>
          <p className={`dim ${classes.tagline}`}>{applicationForm.tagline}</p>
          {isSettled ? (
            <div className={classes.aside}>
              {job ? (
                <JobDetails job={job} />
              ) : list.isError ? (
                <Retry list={list} />
              ) : jobId ? (
                <UnknownJob />
              ) : (
                <ToOpenings />
              )}
            </div>
          ) : (
            // In the place of the job, which would push it down on a phone if it stood in that of the form.
            <p role="status" className={`dim ${classes.loading}`}>
              {uiText.navigation.loading}
            </p>
          )}
          {job && <SavedCopy updatedAt={list.dataUpdatedAt} />}
        </div>
        <div id={applicationFormId}>
          {formShownFor === jobId && (
            <ApplicationForm key={jobId} jobId={jobId || undefined} job={job} jobTypes={types.data ?? []} />
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
