import { describe, expect, test } from 'vitest';
import { firm } from '../../src/content/firm.ts';
import { teamMembers } from '../../src/content/team.ts';
import { mailtoHref, mapEmbedHref, mapHref, telHref, whatsappHref } from '../../src/lib/links.ts';

describe('telephone links', () => {
  test('keep digits and a leading plus only', () => {
    expect(telHref('+880 1200-000 100')).toBe('tel:+8801200000100');
    expect(telHref(' +880 (0) 1200')).toBe('tel:+88001200');
    expect(telHref('01200 000 100')).toBe('tel:01200000100');
    expect(telHref('1+2')).toBe('tel:12');
  });

  test("the firm's and the members' numbers make E.164 links", () => {
    const numbers = [firm.phone.tel, firm.phone.display, ...teamMembers.flatMap(({ phone }) => phone ?? [])];
    expect(numbers.filter((number) => !/^tel:\+[1-9]\d{6,14}$/.test(telHref(number)))).toEqual([]);
  });

  test('number for reading and number for dialling are the same', () => {
    expect(telHref(firm.phone.display)).toBe(telHref(firm.phone.tel));
    expect(whatsappHref(firm.whatsapp.display, '')).toBe(whatsappHref(firm.whatsapp.number, ''));
  });
});

describe('WhatsApp links', () => {
  test('have country code and digits, no plus and no leading zeros', () => {
    expect(whatsappHref('+880 1200-000 001', 'Hello')).toBe('https://wa.me/8801200000001?text=Hello');
    expect(whatsappHref('008801200000001', 'Hello')).toBe('https://wa.me/8801200000001?text=Hello');
  });

  test('carry the message whole', () => {
    const message = 'Hello & welcome? #1 100% আইন\nsecond line';
    expect(new URL(whatsappHref('1', message)).searchParams.get('text')).toBe(message);
  });
});

describe('e-mail links', () => {
  test('write spaces as %20 and leave out what is not given', () => {
    expect(mailtoHref('info@example.com')).toBe('mailto:info@example.com');
    expect(mailtoHref('info@example.com', { subject: '' })).toBe('mailto:info@example.com');
    expect(mailtoHref('info@example.com', { subject: 'Consultation Request' })).toBe(
      'mailto:info@example.com?subject=Consultation%20Request',
    );
  });

  test('write line breaks of any kind as CRLF', () => {
    expect(mailtoHref('a@b.c', { subject: 'S', body: 'one\ntwo\r\nthree\rfour' })).toBe(
      'mailto:a@b.c?subject=S&body=one%0D%0Atwo%0D%0Athree%0D%0Afour',
    );
  });

  test('nothing in a field can begin another field', () => {
    const href = mailtoHref('a@b.c', { subject: 'x&bcc=evil@example.com?#' });
    expect([...new URL(href).searchParams]).toEqual([['subject', 'x&bcc=evil@example.com?#']]);
    expect(mailtoHref('a@b.c?bcc=evil@example.com')).not.toContain('?');
  });

  test('half a surrogate pair is replaced, not an error', () => {
    expect(mailtoHref('a@b.c', { body: 'x\uD83D' })).toBe('mailto:a@b.c?body=x%EF%BF%BD');
    expect(mailtoHref('a@b.c', { body: '😀' })).toBe('mailto:a@b.c?body=%F0%9F%98%80');
  });
});

describe('map links', () => {
  const place = { latitude: 23.73, longitude: 90.405, zoom: 15 };

  test('point at the place', () => {
    const link = new URL(mapHref(place));
    expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(link.searchParams)).toEqual({ api: '1', query: '23.73,90.405' });
  });

  test('the frame has the place and the zoom', () => {
    const frame = new URL(mapEmbedHref(place));
    expect(frame.origin).toBe('https://www.google.com');
    expect(Object.fromEntries(frame.searchParams)).toEqual({ q: '23.73,90.405', z: '15', output: 'embed' });
  });
});
