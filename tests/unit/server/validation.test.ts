import { describe, expect, test } from 'vitest';
import { answerOf, applicationForm, contactMessage, pdf, post, serverForTest } from './fixtures.ts';

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
    const json = JSON.stringify({ ...contactMessage, [field]: value });
    const response = await fetch(`${server.url}/api/contacts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: json,
    });
    expect(response.status).toBe(422);
    const { errors } = await answerOf(response);
    expect(Object.entries(errors ?? {})).toEqual([[field, message]]);
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
    const server = await serverForTest();
    const { errors } = await answerOf(await post(server, 'contacts/', {}));
    expect(Object.keys(errors ?? {})).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  });
});

describe('bodies', () => {
  const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
    const server = await serverForTest();
    const response = await fetch(`${server.url}/api/contacts/`, { method: 'POST', headers, body });
    expect(server.submissions('contacts')).toEqual([]);
    expect(await answerOf(response)).toHaveProperty('message');
    return response.status;
  };
  const json = { 'Content-Type': 'application/json' };

  test.each(['', '{', 'null', '[]', '"text"', '12', '{"name": "a"} x'])('JSON %j is a 400', async (body) => {
    expect(await send(body, json)).toBe(400);
  });

  test('JSON that is not UTF-8 is a 400', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0x22, 0x7d]);
    expect(await send(bytes, json)).toBe(400);
  });

  test('over 100 000 bytes is a 413', async () => {
    expect(await send(JSON.stringify({ ...contactMessage, message: 'x'.repeat(100_000) }), json)).toBe(413);
  });

  test.each<Record<string, string>>([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  ])('%j is a 415', async (headers) => {
    expect(await send(JSON.stringify(contactMessage), headers)).toBe(415);
  });
});

describe('jobs', () => {
  const file = (bytes: Uint8Array<ArrayBuffer>, type: string) => new File([bytes], 'cv.pdf', { type });

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
    expect((await answerOf(response)).errors).toEqual({ [field]: message });
    expect(server.submissions('jobs')).toEqual([]);
  });

  test.each<[string, File | null, string]>([
    ['missing', null, 'CV is required.'],
    ['empty', file(new Uint8Array(0), 'application/pdf'), 'Only PDF files are allowed.'],
    ['of another type', file(pdf(), 'text/html'), 'Only PDF files are allowed.'],
    ['without a type', file(pdf(), ''), 'Only PDF files are allowed.'],
    [
      'no PDF inside',
      file(new TextEncoder().encode(`${'<'.repeat(1020)}%PDF-`), 'application/pdf'),
      'Only PDF files are allowed.',
    ],
  ])('a CV that is %s is refused', async (_, cv, message) => {
    const server = await serverForTest();
    const response = await post(server, 'jobs/', applicationForm({}, cv));
    expect(response.status).toBe(422);
    expect((await answerOf(response)).errors).toEqual({ cv: message });
  });

  test('a PDF whose header stands within the first 1024 bytes is one', async () => {
    const server = await serverForTest();
    const cv = file(new TextEncoder().encode(`${'\0'.repeat(1019)}%PDF-1.7`), 'application/pdf');
    expect((await post(server, 'jobs/', applicationForm({}, cv))).status).toBe(201);
  });

  test('text in place of the file, and a file in place of text, are refused', async () => {
    const server = await serverForTest();
    const form = applicationForm({ cv: '%PDF-' }, null);
    form.set('last_name', new File(['Akter'], 'name.txt'));
    const response = await post(server, 'jobs/', form);
    expect(response.status).toBe(422);
    expect((await answerOf(response)).errors).toEqual({
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
