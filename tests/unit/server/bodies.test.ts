import { expect, test } from 'vitest';
import { contactMessage, post, serverForTest } from './fixtures.ts';

const email = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.cd\r\n';
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

// What else is refused, and that nothing of it is stored: tests/contract/rules/refused.ts.
test.each<[string, number, string, string | Uint8Array<ArrayBuffer>, Record<string, string>]>([
  ['multipart that names a field twice', 400, 'jobs', `${email}${email}--x--\r\n`, multipart],
  [
    'JSON that is not UTF-8',
    400,
    'contacts',
    new Uint8Array([...Buffer.from('{"name":"'), 0xff, 0x22, 0x7d]),
    {},
  ],
  ['JSON that is packed', 415, 'contacts', JSON.stringify(contactMessage), { 'Content-Encoding': 'gzip' }],
])('%s: %i', async (_, status, name, body, headers) => {
  const server = await serverForTest();
  const response = await post(server, `${name}/`, body, headers);
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ errors: {} })]);
});
