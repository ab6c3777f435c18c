import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/career.ts';
import {
  applicationSchema,
  emptyApplication,
  type ApplicationValues,
} from '../../../src/forms/application-schema.ts';
import { contactSchema, emptyContact, type ContactValues } from '../../../src/forms/contact-submission.ts';
import { readCvFile } from '../../../src/forms/cv-file.ts';
import { asciiDigits, findErrors } from '../../../src/forms/field-rules.ts';

const contact: ContactValues = {
  name: 'অনিকা রহমান',
  email: 'anika@example.com',
  phone: '01712345678',
  subject: 'inquiry',
  message: 'জমি নিয়ে একটি প্রশ্ন।',
};
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

describe('contact', () => {
  const errorsOf = (changes: Partial<ContactValues>) => findErrors(contactSchema, { ...contact, ...changes });

  test('every field is required; spaces are nothing', () => {
    const required = {
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone number is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    };
    expect(findErrors(contactSchema, emptyContact)).toEqual(required);
    const spaces = { name: ' ', email: '  ', phone: '\t', subject: '', message: ' \n ' };
    expect(errorsOf(spaces)).toEqual(required);
  });

  test('spaces around are cut off, Bangla digits become ASCII, the rest is sent as it is', () => {
    const typed = { ...contact, name: ' অনিকা ', phone: ' ০১৭১২৩৪৫৬৭৮ ', message: '\nএক\n\nদুই ২\n' };
    expect(v.parse(contactSchema, typed)).toEqual({
      ...contact,
      name: 'অনিকা',
      phone: '01712345678',
      message: 'এক\n\nদুই ২',
    });
  });

  test.each(['a@b.co', 'A.B+c@EXAMPLE.COM', 'অনিকা@উদাহরণ.বাংলা', 'x@sub.domain.org'])(
    '%s is an address',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );
  test.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.de',
    'a@b@c.de',
    'a@b.12',
    `${'a'.repeat(250)}@b.co`,
  ])('%s is not', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Invalid email address.' });
  });

  test.each(['0123456789', '012345678901234', '৯৮৭৬৫৪৩২১০'])('%s is a phone number', (phone) => {
    expect(errorsOf({ phone })).toEqual({});
  });
  test.each([
    '123456789',
    '0123456789012345',
    '+8801712345678',
    '01712 345678',
    '01712-345678',
    '٠١٧١٢٣٤٥٦٧٨',
  ])('%s is not', (phone) => {
    expect(errorsOf({ phone })).toEqual({ phone: 'Invalid phone number.' });
  });
});

describe('application', () => {
  const errorsOf = (changes: Partial<ApplicationValues>) =>
    findErrors(applicationSchema, { ...application, ...changes });

  test('what is required, and what is not', () => {
    expect(findErrors(applicationSchema, emptyApplication)).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Please enter your email.',
      phone: 'Phone number is required.',
      cv: 'CV is required.',
    });
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ email: 'tanzila@' })).toEqual({ email: 'Invalid email address.' });
  });

  test.each([
    ['', 'Phone number is required.'],
    ['017', 'Phone number must be exactly 11 digits.'],
    ['8801712345678', 'Phone number must start with 01.'],
    ['+8801712345', 'Phone number must start with 01.'],
    ['01712-34567', 'Phone number must contain only numbers.'],
    ['017123456789', 'Phone number must be exactly 11 digits.'],
    ['০১৭১২৩৪৫৬৭৮', undefined],
    [' 01712345678 ', undefined],
  ])('phone %s: %s', (phone, message) => {
    expect(errorsOf({ phone }).phone).toBe(message);
  });

  test('the CV: a PDF, then its size', () => {
    expect(errorsOf({ cv: { ...pdf, isPdf: false, size: 6e6 } })).toEqual({
      cv: 'Only PDF files are allowed.',
    });
    expect(errorsOf({ cv: { ...pdf, size: 5 * 1024 * 1024 } })).toEqual({});
    expect(errorsOf({ cv: { ...pdf, size: 5 * 1024 * 1024 + 1 } })).toEqual({ cv: 'File size exceeds 5MB.' });
  });
});

describe('a chosen file', () => {
  const limit = 2000;
  const read = (text: string, type: string, name = 'cv.pdf') =>
    readCvFile(new File([text], name, { type }), limit);

  test('is a PDF by its type and by its first bytes', async () => {
    expect(await read('%PDF-1.7', 'application/pdf')).toMatchObject({
      isPdf: true,
      size: 8,
      type: 'application/pdf',
    });
    expect(await read('%PDF-1.7', 'text/plain')).toMatchObject({ isPdf: false });
    expect(await read('MZ..', 'application/pdf')).toMatchObject({ isPdf: false });
    expect(await read('', 'application/pdf')).toMatchObject({ isPdf: false, size: 0 });
  });

  test('of a system that knows no types is one by its name', async () => {
    expect(await read('%PDF-1.7', '', 'CV.PDF')).toMatchObject({ isPdf: true, type: 'application/pdf' });
    expect(await read('%PDF-1.7', '', 'cv.doc')).toMatchObject({ isPdf: false });
  });

  test('over the limit is not read whole', async () => {
    const { bytes, size } = await read(`%PDF-${'x'.repeat(2000)}`, 'application/pdf');
    expect([bytes.byteLength, size]).toEqual([0, 2005]);
  });

  test('is a PDF when its header stands within the first 1024 bytes', async () => {
    const at = (position: number) => read(`${'\0'.repeat(position)}%PDF-1.7`, 'application/pdf');
    expect(await at(1019)).toMatchObject({ isPdf: true, size: 1027 });
    expect(await at(1020)).toMatchObject({ isPdf: false });
  });

  test.each(['slice', 'arrayBuffer'] as const)(
    'that cannot be read (%s) is told from one that is no PDF',
    async (call) => {
      const file = new File(['%PDF-1.7'], 'cloud.pdf', { type: 'application/pdf' });
      const refuse = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
      Object.assign(
        file,
        call === 'slice' ? { slice: () => ({ arrayBuffer: refuse }) } : { arrayBuffer: refuse },
      );
      const cv = await readCvFile(file, limit);
      expect(cv).toMatchObject({ name: 'cloud.pdf', isUnreadable: true });
      const errors = findErrors(applicationSchema, { ...application, cv });
      expect(errors).toEqual({ cv: applicationForm.fields.cv.unreadable });
    },
  );
});

test('only the digits of Bangla are replaced', () => {
  expect(asciiDigits('০১২৩৪৫৬৭৮৯ ক ٣ 7')).toBe('0123456789 ক ٣ 7');
});
