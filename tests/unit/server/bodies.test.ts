import { expect, test } from 'vitest';
import { contactMessage, post, rawRequest, serverForTest } from './fixtures.ts';

const part = (name: string, value: string, more = ''): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const texts = { first_name: 'A', last_name: 'B', email: 'a@b.cd', phone: '01812345678' };
const good = Object.entries(texts)
  .map(([name, value]) => part(name, value))
  .concat(part('cv', '%PDF-1', '; filename="cv.pdf"\r\nContent-Type: application/pdf'))
  .join('');
const multipart = 'multipart/form-data; boundary=x';

test.each<[string, number, string, string?]>([
  // Accepted, so that the others fail for their own reason.
  ['the plain body by hand', 201, `${good}--x--\r\n`],
  ['nothing', 400, ''],
  ['broken off before the end', 400, good.slice(0, -20)],
  ['a field twice', 400, `${good}${part('email', 'c@d.ef')}--x--\r\n`],
  ['a part without a name', 400, `${good}--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--\r\n`],
  ['a header without a boundary', 400, good, 'multipart/form-data'],
  ['another boundary', 400, good, `multipart/form-data; boundary=${'b'.repeat(500)}`],
  ['another kind of multipart', 415, good, 'multipart/mixed; boundary=x'],
])('multipart, %s: %i', async (_, status, body, type = multipart) => {
  const server = await serverForTest();
  const headers = { 'Content-Type': type };
  const answer = await rawRequest(server, '/api/jobs/', { method: 'POST', headers, body });
  expect(JSON.parse(answer.text)).toHaveProperty('message');
  expect([answer.status, server.submissions('jobs').length]).toEqual([status, status === 201 ? 1 : 0]);
});

const whole = JSON.stringify(contactMessage);

test.each<[string, number, string | Uint8Array<ArrayBuffer>, Record<string, string>?]>([
  ['not UTF-8', 400, new Uint8Array([...Buffer.from('{"name":"'), 0xff, 0x22, 0x7d])],
  ['packed', 415, whole, { 'Content-Encoding': 'gzip' }],
])('JSON, %s: %i', async (_, status, body, headers) => {
  const server = await serverForTest();
  const response = await post(server, 'contacts/', body, headers);
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ errors: {} })]);
  expect(server.submissions('contacts')).toEqual([]);
});
