import { describe, expect, test } from 'vitest';
import { applicationForm, post, rawRequest, serverForTest } from './fixtures.ts';

const part = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const cvPart =
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1\r\n';

const good = [
  part('first_name', 'A'),
  part('last_name', 'B'),
  part('email', 'a@b.cd'),
  part('phone', '01812345678'),
  cvPart,
].join('');

describe('hostile multipart bodies', () => {
  const send = async (body: string | Uint8Array, contentType = 'multipart/form-data; boundary=x') => {
    const server = await serverForTest();
    const answer = await rawRequest(server, '/api/jobs/', {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
    });
    expect(JSON.parse(answer.body.toString())).toHaveProperty('message');
    return { status: answer.status, stored: server.submissions('jobs') };
  };

  test('the plain body by hand is accepted, so that the others fail for their own reason', async () => {
    expect(await send(`${good}--x--\r\n`)).toMatchObject({ status: 201, stored: [{ cv_size: 6 }] });
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no boundary', 'first_name=A'],
    ['broken off before the end', good.slice(0, -20)],
    ['only boundaries', '--x\r\n'.repeat(100_000)],
    ['a field twice', `${good}${part('email', 'c@d.ef')}--x--\r\n`],
    ['two files', `${good}${cvPart}--x--\r\n`],
    ['a part without a header', `${good}--x\r\n\r\nvalue\r\n--x--\r\n`],
    ['a part without a name', `${good}--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--\r\n`],
    ['thousands of parts', `${Array.from({ length: 5000 }, (_, i) => part(`f${i}`, 'v')).join('')}--x--\r\n`],
  ])('%s: 400', async (_, body) => {
    expect(await send(body)).toEqual({ status: 400, stored: [] });
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
  ])('the header %s is a 400', async (contentType) => {
    expect(await send(`${good}--x--\r\n`, contentType)).toEqual({ status: 400, stored: [] });
  });

  test.each(['multipart/mixed; boundary=x', 'application/json', ''])(
    'the header %j is a 415',
    async (contentType) => {
      expect(await send(`${good}--x--\r\n`, contentType)).toEqual({ status: 415, stored: [] });
    },
  );

  test.each<[string, string]>([
    ['/etc/passwd', 'passwd'],
    [String.raw`C:\Users\me\cv.pdf`, 'cv.pdf'],
    ['..', 'cv.pdf'],
    ['a\u0000\u0007b\u2028.pdf', 'ab.pdf'],
    [`${'n'.repeat(300)}.pdf`, 'n'.repeat(150)],
    ['"; name="email', '"; name="email'],
  ])('the file name %j is stored as %j', async (name, stored) => {
    const server = await serverForTest();
    const cv = new File(['%PDF-1'], name, { type: 'application/pdf' });
    expect((await post(server, 'jobs/', applicationForm({}, cv))).status).toBe(201);
    expect(server.submissions('jobs')).toMatchObject([{ cv_original_name: stored }]);
  });
});
