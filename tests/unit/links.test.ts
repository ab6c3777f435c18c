import { expect, test } from 'vitest';
import { firm } from '../../src/content/en/firm.ts';
import { teamMembers } from '../../src/content/en/team.ts';
import { mailtoHref, mapEmbedHref, mapHref, telHref, whatsappHref } from '../../src/lib/links.ts';
import { cleanPath } from '../../src/lib/clean-path.ts';
import { readableAddress } from '../../src/lib/readable-address.ts';

const place = { latitude: 23.73, longitude: 90.405, zoom: 15 };
const mail = 'a@b.c';

test.each([
  ['tel: digits and a leading plus only', telHref('+880 1200-000 100'), 'tel:+8801200000100'],
  ['tel: no plus that was not there', telHref('01200 000 100'), 'tel:01200000100'],
  ['WhatsApp: no leading zeros', whatsappHref('008801200', 'Hello'), 'https://wa.me/8801200?text=Hello'],
  ['mail: the address alone', mailtoHref(mail), 'mailto:a@b.c'],
  [
    'mail: line breaks of any kind are CRLF',
    mailtoHref(mail, { subject: 'S', body: 'one\ntwo\r\nthree\rfour' }),
    'mailto:a@b.c?subject=S&body=one%0D%0Atwo%0D%0Athree%0D%0Afour',
  ],
  ['mail: half a letter is replaced', mailtoHref(mail, { body: 'x\uD83D' }), 'mailto:a@b.c?body=x%EF%BF%BD'],
  ['mail: a whole one stays', mailtoHref(mail, { body: '😀' }), 'mailto:a@b.c?body=%F0%9F%98%80'],
  ['map', mapHref(place), 'https://www.google.com/maps/search/?api=1&query=23.73%2C90.405'],
  ['map frame', mapEmbedHref(place), 'https://www.google.com/maps?q=23.73%2C90.405&z=15&output=embed'],
  ['read: no escapes', readableAddress('https://wa.me/88?text=Hello%2C%20I'), 'wa.me/88?text=Hello, I'],
  ['read: Bangla', readableAddress('https://example.com/%E0%A6%86%E0%A6%87%E0%A6%A8'), 'example.com/আইন'],
  ['page: by its file', cleanPath('/team.html'), '/team'],
  ['page: with a slash', cleanPath('/xx/team/'), '/xx/team'],
  ['page: slashes are one, or it would be an address of another host', cleanPath('//team//x/'), '/team/x'],
  ['page: the start page', ['/', '/index', '/index.html'].map(cleanPath).join(' '), '/ / /'],
  ['page: the start page of a language', cleanPath('/xx/index.html'), '/xx'],
  ['page: none of a folder', cleanPath('/team/index'), '/team/index'],
  ['page: no job', cleanPath('/apply/job/'), '/apply'],
  ['read: a stray percent sign', readableAddress('http://example.com/100%'), 'example.com/100%'],
])('%s', (_, href, expected) => {
  expect(href).toBe(expected);
});

test('a message is carried whole', () => {
  const message = 'Hello & welcome? #1 100% আইন\nsecond line';
  expect(new URL(whatsappHref('1', message)).searchParams.get('text')).toBe(message);
});

test('nothing in a field can begin another field', () => {
  const href = mailtoHref(mail, { subject: 'x&bcc=evil@example.com?#' });
  expect([...new URL(href).searchParams]).toEqual([['subject', 'x&bcc=evil@example.com?#']]);
  expect(mailtoHref('a@b.c?bcc=evil@example.com')).not.toContain('?');
});

test("the firm's and the members' numbers make E.164 links", () => {
  const numbers = [firm.phone.tel, firm.phone.display, ...teamMembers.flatMap(({ phone }) => phone ?? [])];
  expect(numbers.filter((number) => !/^tel:\+[1-9]\d{6,14}$/.test(telHref(number)))).toEqual([]);
});
