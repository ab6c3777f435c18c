import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';
import type { ServerEnv } from './api/api.ts';

const folder = new URL('./sample/', import.meta.url);

/** GET /sample/{name}.svg: the pictures of the sample advertisements. They belong to the API's data, not to the site. */
export const serveSamplePicture: Handler<ServerEnv, '/sample/:name'> = async (context) => {
  const name = context.req.param('name');
  if (!/^[a-z0-9-]+\.svg$/u.test(name)) return context.text('There is no such picture.', 404);
  const picture = await readFile(new URL(name, folder)).catch(() => null);
  if (!picture) return context.text('There is no such picture.', 404);
  return context.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
    // A site on another origin may show them, and its worker may ask for them with CORS.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  });
};
