import { expect, test, vi } from 'vitest';
import { webAddress } from '../../src/lib/api-address.ts';

test.each([
  ['/media/office.jpg', 'https://api.example/media/office.jpg'],
  ['office.jpg', 'https://api.example/v1/office.jpg'],
  ['//pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example/a.jpg', 'http://pictures.example/a.jpg'],
  ['data:image/png;base64,AAAA', ''],
  ['javascript:alert(1)', ''],
  ['http://', ''],
  [' ', ''],
])('the address %j in what the API says is %j', (source, address) => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example/v1');
  expect(webAddress(source)).toBe(address);
});
