/** Name of the contact form's draft. */
export const contactDraft = 'contact';

/** Name of an application's draft: one for each job, and one for an open application. */
export function applicationDraft(jobId: string | undefined): string {
  return jobId === undefined ? 'application' : `application ${jobId}`;
}
