/** The lists that can be read: GET /api/{name}. */
export const listNames = ['news-and-events', 'job-types', 'job-titles', 'advertisements'] as const;
type ListName = (typeof listNames)[number];

/** What can be sent: POST /api/{name}/. */
export type SubmissionName = 'contacts' | 'subscribers' | 'jobs';

/** One call of the API, as switches and ledger name it: 'GET job-types', 'POST contacts'. */
export type ApiCall = `GET ${ListName}` | `POST ${SubmissionName}`;
