import { expect, test } from 'vitest';
import { applicationForm, contactMessage, pdf, post, serverForTest } from './fixtures.ts';

const long = (length: number): string => 'ক'.repeat(length);
const invalid = { email: 'Invalid email address.', phone: 'Invalid phone number.' };

test.each<[Record<string, unknown>, Record<string, string>]>([
  [
    { name: '   ', email: '', phone: undefined, subject: '', message: '' },
    {
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone number is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    },
  ],
  [
    { name: long(201), email: `${'a'.repeat(250)}@b.cd`, message: long(10_001) },
    {
      name: 'At most 200 characters are accepted.',
      email: 'At most 254 characters are accepted.',
      message: 'At most 10000 characters are accepted.',
    },
  ],
  [
    { name: 12, email: 'a@b.c', phone: '123456789', subject: 'Support', fax: 'x' },
    {
      name: 'This field must be text.',
      ...invalid,
      subject: 'Subject must be inquiry, support or feedback.',
      fax: 'This field is not known.',
    },
  ],
  [
    { name: 'a\nb', email: 'a b@c.de', phone: '১২৩৪৫৬৭৮৯০' },
    { name: 'This field must be a single line.', ...invalid },
  ],
  [
    { name: 'a\0b', email: 'a@b.xn--', phone: '1234567890123456' },
    { name: 'This field contains a character that cannot be stored.', ...invalid },
  ],
])('a message with %j is refused', async (changes, errors) => {
  const server = await serverForTest();
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const response = await post(server, 'contacts/', { ...contactMessage, ...changes }, type);
  expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ errors })]);
  expect(server.submissions('contacts')).toEqual([]);
});

test.each([
  { name: long(200), phone: '1234567890', subject: 'support' },
  { message: long(10_000), phone: '123456789012345', subject: 'feedback' },
  { message: '👩‍⚖️'.repeat(2500), email: 'A.B+c@sub.Example.COM' },
  { email: 'karim@example.xn--54b7fta0cc' },
  { email: 'KARIM@XN--EXAMPLE.XN--54B7FTA0CC' },
  { message: '<script>alert(1)</script> \u202e \u200b \u0007', email: 'ক@উদাহরণ.বাংলা' },
])('a message with %j is stored as it is', async (change) => {
  const server = await serverForTest();
  expect((await post(server, 'contacts/', { ...contactMessage, ...change })).status).toBe(201);
  expect(server.submissions('contacts')).toMatchObject([{ ...contactMessage, ...change }]);
});

test.each<[Record<string, string | undefined>, Record<string, string>, (File | null)?]>([
  [
    { first_name: undefined, last_name: '', email: '', phone: '' },
    {
      first_name: 'First name is required.',
      last_name: 'Last name is required.',
      email: 'Please enter your email.',
      phone: 'Phone number is required.',
      cv: 'CV is required.',
    },
    null,
  ],
  [
    { phone: '02812345678', cv: '%PDF-' },
    { phone: 'Phone number must start with 01.', cv: 'This field must be a file.' },
    null,
  ],
  [{ phone: '01-8123456' }, { phone: 'Phone number must contain only numbers.' }],
  [{ phone: '0181234567' }, { phone: 'Phone number must be exactly 11 digits.' }],
  [{ cover_letter: long(20_001) }, { cover_letter: 'At most 20000 characters are accepted.' }],
  [{}, { cv: 'Only PDF files are allowed.' }, pdf(9, 'cv.pdf', 'text/html')],
  [{}, { cv: 'Only PDF files are allowed.' }, pdf(`${'<'.repeat(1020)}%PDF-`)],
])('an application with %j is refused', async (changes, errors, cv = pdf()) => {
  const server = await serverForTest();
  const response = await post(server, 'jobs/', applicationForm(changes, cv));
  expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ errors })]);
  expect(server.submissions('jobs')).toEqual([]);
});

test('a PDF says so within 1024 bytes; a line end is one character, as the browser shows it', async () => {
  const server = await serverForTest();
  const letter = '\n'.repeat(9999) + 'a'.repeat(10_001);
  const form = applicationForm({ cover_letter: letter }, pdf(`${'\0'.repeat(1019)}%PDF-1.7`));
  expect((await post(server, 'jobs/', form)).status).toBe(201);
  expect(server.submissions('jobs')[0]?.['cover_letter']).toBe(letter);
});
