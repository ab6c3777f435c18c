import { expect, test } from 'vitest';
import {
  applicationKeyValues,
  applicationSubmission,
  applicationValues,
  type ApplicationValues,
} from '../../../src/forms/application-submission.ts';

const fileOf = (content: string) => {
  const bytes = new TextEncoder().encode(content).buffer;
  return { name: 'cv.pdf', type: 'application/pdf', size: bytes.byteLength, isPdf: true, bytes };
};
const values: ApplicationValues = {
  jobType: '2',
  firstName: ' তানজিলা ',
  lastName: 'Rahman',
  email: 'tanzila@example.com',
  phone: '০১৭১২৩৪৫৬৭৮',
  coverLetter: '',
  cv: fileOf('%PDF-1.7 one'),
};

function sent(job: Parameters<typeof applicationSubmission>[1]): Record<string, string> {
  const { fields } = applicationSubmission(values, job, 'key');
  return Object.fromEntries(fields.flatMap((field) => ('text' in field ? [[field.name, field.text]] : [])));
}

const job = { id: '101', title: 'Associate' };

test.each([
  ['its own type, where it has one', { id: '1', name: 'Full-time' }, '1'],
  ['the chosen type, where it has none', null, '2'],
])('what travels: under a job: the job and %s', (_, jobType, type) => {
  expect(sent({ ...job, jobType })).toMatchObject({ job_id: '101', job_type: type });
});

test('what travels: without a job: no job, the chosen type, text trimmed, digits in ASCII', () => {
  expect(sent(undefined)).toEqual({
    job_type: '2',
    first_name: 'তানজিলা',
    last_name: 'Rahman',
    email: 'tanzila@example.com',
    phone: '01712345678',
    cover_letter: '',
  });
});

test('what travels: under a job of which only the address tells: its id, the chosen type, no title', () => {
  expect(sent({ id: '101' })).toMatchObject({ job_id: '101', job_type: '2' });
  const { fields, ...rest } = applicationSubmission(values, { id: '101' }, 'key');
  expect(rest).toEqual({ id: 'key', kind: 'application' });
  // 'Take it back' leads to the page of the job.
  expect(applicationValues(fields).jobId).toBe('101');
  const keyOf = (job?: { id: string }) => JSON.stringify(applicationKeyValues(values, job));
  expect(keyOf({ id: '101' })).not.toBe(keyOf());
});

test('what travels: what is taken back is what was sent', () => {
  const { fields } = applicationSubmission(values, { ...job, jobType: null }, 'key');
  const back = applicationValues(fields);
  expect(back.jobId).toBe('101');
  expect(back.values).toEqual({ ...values, firstName: 'তানজিলা', phone: '01712345678' });
});

test('another file of the same name and size, or no job, is another submission', () => {
  const job = { id: '101', title: 'Associate', jobType: { id: '1', name: 'Full-time' } };
  const key = (content: string, under?: typeof job) =>
    JSON.stringify(applicationKeyValues({ ...values, cv: fileOf(content) }, under));
  const keys = [key('%PDF-1.7 one'), key('%PDF-1.7 one'), key('%PDF-1.7 two'), key('%PDF-1.7 one', job)];
  expect(new Set(keys).size).toBe(3);
});
