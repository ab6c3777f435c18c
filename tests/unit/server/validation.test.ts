import { expect, test } from 'vitest';
import { contactMessage, post, serverForTest } from './fixtures.ts';

const long = (length: number): string => 'ক'.repeat(length);
const invalid = { email: 'Invalid email address.', phone: 'Invalid phone number.' };

// What every server must take, and refuse: tests/contract/rules.
test.each<[Record<string, unknown>, Record<string, string>]>([
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
