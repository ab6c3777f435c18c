/** The lists that can be read: GET /api/{name}. */
export const listNames = ['news-and-events', 'job-types', 'job-titles', 'advertisements'] as const;
export type ListName = (typeof listNames)[number];

/** What can be sent: POST /api/{name}/. */
export const submissionNames = ['contacts', 'subscribers', 'jobs'] as const;
export type SubmissionName = (typeof submissionNames)[number];

/** One call of the API, as switches and ledger name it: 'GET job-types', 'POST contacts'. */
export type ApiCall = `GET ${ListName}` | `POST ${SubmissionName}`;

export const apiCalls: readonly ApiCall[] = [
  ...listNames.map((name) => `GET ${name}` as const),
  ...submissionNames.map((name) => `POST ${name}` as const),
];
