import { describe, expect, test } from 'vitest';
import { applicationForm, contactMessage, errorsOf, pdf, post, serverForTest } from './fixtures.ts';

const long = (length: number): string => 'ক'.repeat(length);

describe('contacts', () => {
  test.each([
    ['name', '', 'Name is required.'],
    ['name', '   ', 'Name is required.'],
    ['name', undefined, 'Name is required.'],
    ['name', 12, 'This field must be text.'],
    ['name', null, 'This field must be text.'],
    ['name', ['a'], 'This field must be text.'],
    ['name', 'a\nb', 'This field must be a single line.'],
    ['name', 'a\0b', 'This field contains a character that cannot be stored.'],
    ['name', long(201), 'At most 200 characters are accepted.'],
    ['email', '', 'Email is required.'],
    ['email', 'a', 'Invalid email address.'],
    ['email', 'a@b', 'Invalid email address.'],
    ['email', 'a@b.c', 'Invalid email address.'],
    ['email', 'a b@c.de', 'Invalid email address.'],
    ['email', 'a@@c.de', 'Invalid email address.'],
    ['email', `${'a'.repeat(250)}@b.cd`, 'At most 254 characters are accepted.'],
    ['phone', '', 'Phone number is required.'],
    ['phone', '123456789', 'Invalid phone number.'],
    ['phone', '1234567890123456', 'Invalid phone number.'],
    ['phone', '+8801712345678', 'Invalid phone number.'],
    ['phone', '০১৭১২৩৪৫৬৭৮', 'Invalid phone number.'],
    ['subject', '', 'Subject is required.'],
    ['subject', 'Support', 'Subject must be inquiry, support or feedback.'],
    ['message', '', 'Message is required.'],
    ['message', long(10_001), 'At most 10000 characters are accepted.'],
    ['fax', '12', 'This field is not known.'],
    ['__proto__', 'x', 'This field is not known.'],
  ])('%s %j is refused', async (field, value, message) => {
    const server = await serverForTest();
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    const response = await post(server, 'contacts/', { ...contactMessage, [field]: value }, type);
    expect(response.status).toBe(422);
    expect(Object.entries((await errorsOf(response)) ?? {})).toEqual([[field, message]]);
    expect(server.submissions('contacts')).toEqual([]);
  });

  test.each([
    { name: long(200) },
    { message: long(10_000) },
    { message: '👩‍⚖️'.repeat(2500) },
    { message: '<script>alert(1)</script> \u202e \u200b \u0007' },
    { email: 'A.B+c@sub.Example.COM' },
    { email: 'ক@উদাহরণ.বাংলা' },
    { phone: '1234567890' },
    { phone: '123456789012345' },
    { subject: 'support' },
    { subject: 'feedback' },
  ])('%j is accepted and stored as it is', async (change) => {
    const server = await serverForTest();
    expect((await post(server, 'contacts/', { ...contactMessage, ...change })).status).toBe(201);
    expect(server.submissions('contacts')).toMatchObject([{ ...contactMessage, ...change }]);
  });

  test('all wrong fields are named at once', async () => {
    const errors = await errorsOf(await post(await serverForTest(), 'contacts/', {}));
    expect(Object.keys(errors ?? {})).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  });
});

const whole = JSON.stringify(contactMessage);

test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
  ...['', '{', 'null', '[]', '"text"', '12', '{"name": "a"} x'].map(
    (body) => [body, body, {}, 400] as [string, string, Record<string, string>, number],
  ),
  ['not UTF-8', new Uint8Array([...Buffer.from('{"name":"'), 0xff, 0x22, 0x7d]), {}, 400],
  ['over 100 000 bytes', JSON.stringify({ ...contactMessage, message: 'x'.repeat(100_000) }), {}, 413],
  ['as text', whole, { 'Content-Type': 'text/plain' }, 415],
  ['as a form of a page', whole, { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['as multipart', whole, { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['packed', whole, { 'Content-Encoding': 'gzip' }, 415],
])('JSON %j is refused', async (_, body, headers, status) => {
  const server = await serverForTest();
  const response = await post(server, 'contacts/', body, headers);
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ errors: {} })]);
  expect(server.submissions('contacts')).toEqual([]);
});

describe('jobs', () => {
  test.each<[string, string | undefined, string]>([
    ['first_name', undefined, 'First name is required.'],
    ['last_name', '', 'Last name is required.'],
    ['email', '', 'Please enter your email.'],
    ['email', 'nobody', 'Invalid email address.'],
    ['phone', '', 'Phone number is required.'],
    ['phone', '02812345678', 'Phone number must start with 01.'],
    ['phone', '01-8123456', 'Phone number must contain only numbers.'],
    ['phone', '0181234567', 'Phone number must be exactly 11 digits.'],
    ['phone', '018123456789', 'Phone number must be exactly 11 digits.'],
    ['cover_letter', long(20_001), 'At most 20000 characters are accepted.'],
    ['job_id', '999', 'This job opening does not exist.'],
    ['job_id', '', 'This job opening does not exist.'],
    ['job_id', "1' OR 1=1", 'This job opening does not exist.'],
    ['job_type', '999', 'This job type does not exist.'],
    ['job_type', '2', 'The job type is not that of the job opening.'],
    ['job_type', undefined, 'The job type is not that of the job opening.'],
    ['jobtype', '1', 'This field is not known.'],
  ])('%s %j is refused', async (field, value, message) => {
    const server = await serverForTest();
    const response = await post(server, 'jobs/', applicationForm({ [field]: value }));
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual({ [field]: message });
    expect(server.submissions('jobs')).toEqual([]);
  });

  test.each<[string, File | null, string | undefined]>([
    ['missing', null, 'CV is required.'],
    ['empty', pdf(''), 'Only PDF files are allowed.'],
    ['of another type', pdf(9, 'cv.pdf', 'text/html'), 'Only PDF files are allowed.'],
    ['without a type', pdf(9, 'cv.pdf', ''), 'Only PDF files are allowed.'],
    ['no PDF within 1024 bytes', pdf(`${'<'.repeat(1020)}%PDF-`), 'Only PDF files are allowed.'],
    ['a PDF within 1024 bytes', pdf(`${'\0'.repeat(1019)}%PDF-1.7`), undefined],
  ])('a CV that is %s: %s', async (_, cv, message) => {
    const response = await post(await serverForTest(), 'jobs/', applicationForm({}, cv));
    expect(response.status).toBe(message ? 422 : 201);
    expect(await errorsOf(response)).toEqual(message && { cv: message });
  });

  test('text in place of the file, and a file in place of text, are refused', async () => {
    const form = applicationForm({ cv: '%PDF-' }, null);
    form.set('last_name', new File(['Akter'], 'name.txt'));
    const response = await post(await serverForTest(), 'jobs/', form);
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual({
      cv: 'This field must be a file.',
      last_name: 'This field must be text.',
    });
  });

  test('a line end counts as one character, as the browser shows it', async () => {
    const server = await serverForTest();
    const letter = '\n'.repeat(9999) + 'a'.repeat(10_001);
    expect((await post(server, 'jobs/', applicationForm({ cover_letter: letter }))).status).toBe(201);
    expect(server.submissions('jobs')[0]?.['cover_letter']).toBe(letter);
  });
});
