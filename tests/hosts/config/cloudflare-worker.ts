interface Bindings {
  /** Origin of the firm's API. */
  readonly API: string;
  /** The files of the build. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Cloudflare asks this where no file answers: it passes calls of the API on, and lets nobody keep a 404. */
export default {
  async fetch(request: Request, { API, ASSETS }: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) return fetch(new Request(API + pathname + search, request));
    const answer = await ASSETS.fetch(request);
    const headers = new Headers(answer.headers);
    // `_headers` gives it what it says of the files that lie there.
    headers.set('Cache-Control', 'no-cache');
    return new Response(answer.body, { status: answer.status, headers });
  },
};
