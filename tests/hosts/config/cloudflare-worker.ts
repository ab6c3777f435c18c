interface Bindings {
  /** Origin of the firm's API. */
  readonly API: string;
  /** Headers that the API's answers have of the site's. */
  readonly PROTECTION: Readonly<Record<string, string>>;
  /** The files of the build. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Cloudflare asks this where no file answers: it passes calls of the API on, and lets nobody keep a 404. */
export default {
  async fetch(request: Request, { API, PROTECTION, ASSETS }: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isCall = pathname.startsWith('/api/');
    const answer = await (isCall
      ? fetch(new Request(API + pathname + search, request))
      : ASSETS.fetch(request));
    const headers = new Headers(answer.headers);
    // A 404 gets from `_headers` what it says of the files that lie there.
    const own = isCall ? PROTECTION : { 'Cache-Control': 'no-cache' };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  },
};
