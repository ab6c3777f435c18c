import { expect, test, vi } from 'vitest';
import { pictureAddress } from '../../src/ui/rich-text-rules.ts';

test.each([
  ['/media/office.jpg', 'https://api.example/media/office.jpg'],
  ['office.jpg', 'https://api.example/v1/office.jpg'],
  ['//pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example/a.jpg', 'http://pictures.example/a.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['http://', null],
  [' ', null],
])('the picture %j in a text of the API is %j', (source, address) => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example/v1');
  expect(pictureAddress(source)).toBe(address);
});
