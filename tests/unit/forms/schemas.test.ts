import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/en/career.ts';
import { contactForm } from '../../../src/content/en/contact.ts';
import {
  applicationSchema,
  emptyApplication,
  type ApplicationValues,
} from '../../../src/forms/application-submission.ts';
import { contactSchema, emptyContact, type ContactValues } from '../../../src/forms/contact-submission.ts';
import { readCvFile } from '../../../src/forms/cv-file.ts';
import { asciiDigits, findErrors, type FieldErrors } from '../../../src/forms/field-rules.ts';
import { contactMessage as contact } from '../../support/submissions.ts';

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 9, isPdf: true, bytes: new ArrayBuffer(9) };
const application: ApplicationValues = {
  jobType: '',
  firstName: 'তানজিলা',
  lastName: 'Rahman',
  email: 'tanzila@example.com',
  phone: '01712345678',
  coverLetter: '',
  cv: pdf,
};

/** What a visitor reads: every key has its sentence. */
function inWords<Values>(errors: FieldErrors<Values>, messages: Readonly<Record<string, string>>) {
  const read = Object.entries(errors).map(([name, key]) => [name, messages[String(key)] ?? 'No words']);
  return Object.fromEntries(read) as FieldErrors<Values>;
}
const contactErrors = (changes: Partial<ContactValues>) =>
  inWords(findErrors(contactSchema, { ...contact, ...changes }), contactForm.validation);
const applicationErrors = (changes: Partial<ApplicationValues>) =>
  inWords(findErrors(applicationSchema, { ...application, ...changes }), applicationForm.validation);

test.each([emptyContact, { name: ' ', email: '  ', phone: '\t', subject: '', message: ' \n ' }] as const)(
  'contact: every field is required; spaces are nothing: %j',
  (values) => {
    expect(contactErrors(values)).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone number is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    });
  },
);

test('contact: spaces around are cut off, Bangla digits become ASCII, the rest is sent as it is', () => {
  const typed = { ...contact, name: ' অনিকা ', phone: ' ০১৭১২৩৪৫৬৭৮ ', message: '\nএক\n\nদুই ২\n' };
  const output = { ...contact, name: 'অনিকা', phone: '01712345678', message: 'এক\n\nদুই ২' };
  expect(v.parse(contactSchema, typed)).toEqual(output);
  expect(asciiDigits('০১২৩৪৫৬৭৮৯ ক ٣ 7')).toBe('0123456789 ক ٣ 7');
});

test('an address or a number that was copied with marks of its direction counts without them', () => {
  const copied = { email: '\u2066anika@example.com\u2069 ', phone: '\u202A\uFEFF01712345678\u202C' };
  const meant = { email: 'anika@example.com', phone: '01712345678' };
  expect(v.parse(contactSchema, { ...contact, ...copied })).toMatchObject(meant);
  expect(v.parse(applicationSchema, { ...application, ...copied })).toMatchObject(meant);
  expect(contactErrors({ phone: '\u202A\u202C' }).phone).toBe('Phone number is required.');
  const joined = 'র\u200D্যাব@উদাহরণ.বাংলা';
  expect(v.parse(contactSchema, { ...contact, email: joined }).email).toBe(joined);
});

test.each([
  [
    'email',
    ['a@b.co', 'A.B+c@EXAMPLE.COM', 'অনিকা@উদাহরণ.বাংলা', 'karim@example.xn--54b7fta0cc', 'x@sub.domain.org'],
    undefined,
  ],
  ['email', ['a@', 'a@b', 'a@b.c', 'a b@c.de', 'a@b@c.de', 'a@b.12'], 'Invalid email address.'],
  ['email', [`${'a'.repeat(250)}@b.co`], 'Invalid email address.'],
  ['phone', ['0123456789', '012345678901234', '৯৮৭৬৫৪৩২১০'], undefined],
  ['phone', ['123456789', '0123456789012345', '٠١٧١٢٣٤٥٦٧٨'], 'Invalid phone number.'],
  ['phone', ['+8801712345678', '01712 345678', '01712-345678'], 'Invalid phone number.'],
] as const)('contact: %s %j: %s', (field, texts, message) => {
  for (const text of texts) expect(contactErrors({ [field]: text })[field], text).toBe(message);
});

test('application: what is required, and what is not', () => {
  expect(applicationErrors(emptyApplication)).toEqual({
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    email: 'Please enter your email.',
    phone: 'Phone number is required.',
    cv: 'CV is required.',
  });
  expect(applicationErrors({})).toEqual({});
  expect(applicationErrors({ email: 'tanzila@' })).toEqual({ email: 'Invalid email address.' });
});

test.each([
  ['', 'Phone number is required.'],
  ['8801712345678', 'Phone number must start with 01.'],
  ['01712-34567', 'Phone number must contain only numbers.'],
  ['017123456789', 'Phone number must be exactly 11 digits.'],
  ['০১৭১২৩৪৫৬৭৮', undefined],
  [' 01712345678 ', undefined],
])('application: phone %s: %s', (phone, message) => {
  expect(applicationErrors({ phone }).phone).toBe(message);
});

const limit = 5 * 1024 * 1024;
test.each([
  [{ isPdf: false, size: 6e6 }, 'Only PDF files are allowed.'],
  [{ size: limit }, undefined],
  [{ size: limit + 1 }, 'File size exceeds 5MB.'],
  [{ isPdf: false, isUnreadable: true }, applicationForm.validation.cvUnreadable],
])('application: the CV %j: %s', (changes, message) => {
  expect(applicationErrors({ cv: { ...pdf, ...changes } }).cv).toBe(message);
});

const read = (text: string, type = 'application/pdf', name = 'cv.pdf') =>
  readCvFile(new File([text], name, { type }), 2000);
const zeros = (count: number) => '\0'.repeat(count);

test.each([
  ['a PDF', '%PDF-1.7', undefined, undefined, true],
  ['a text by its type', '%PDF-1.7', 'text/plain', undefined, false],
  ['no PDF by its bytes', 'MZ..', undefined, undefined, false],
  ['a PDF by its name, where types are not known', '%PDF-1.7', '', 'CV.PDF', true],
  ['none by its name, where types are not known', '%PDF-1.7', '', 'cv.doc', false],
  ['a PDF with its header within 1024 bytes', `${zeros(1019)}%PDF-1.7`, undefined, undefined, true],
  ['none with its header behind them', `${zeros(1020)}%PDF-1.7`, undefined, undefined, false],
])('a chosen file is %s', async (_, text, type, name, isPdf) => {
  const file = await read(text, type, name);
  expect(file).toMatchObject({ isPdf, size: text.length, ...(isPdf && { type: 'application/pdf' }) });
});

test('a chosen file over the limit is not read whole', async () => {
  const { bytes, size } = await read(`%PDF-${'x'.repeat(2000)}`);
  expect([bytes.byteLength, size]).toEqual([0, 2005]);
});

const refuse = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
test.each([{ slice: () => ({ arrayBuffer: refuse }) }, { arrayBuffer: refuse }])(
  'a chosen file that cannot be read (%o) is told from one that is no PDF',
  async (broken) => {
    const file = Object.assign(new File(['%PDF-1.7'], 'cloud.pdf', { type: 'application/pdf' }), broken);
    expect(await readCvFile(file, 2000)).toMatchObject({ name: 'cloud.pdf', isUnreadable: true });
  },
);
