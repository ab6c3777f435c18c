import { createHash } from 'node:crypto';

/** Media types of scripts that run; anything else in a script element is data, which the policy does not concern. */
const running = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Directives that a policy in the HTML may not have (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/;

/** The source expressions that allow the inline scripts of the pages in a Content-Security-Policy, each once. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]);
  const inline = scripts.filter(([, attributes = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return !/\bsrc=/.test(attributes) && running.test(type);
  });
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${digest(text)}'`))];
}

/**
 * Fills the places of public/_headers: `{script-hashes}` and `{api-origin}`.
 * @param apiBaseUrl VITE_API_BASE_URL, absolute or from the root of the site
 */
export function fillHeaders(headers: string, hashes: readonly string[], apiBaseUrl: string): string {
  return headers
    .replaceAll('{script-hashes}', hashes.join(' '))
    .replaceAll('{api-origin}', URL.canParse(apiBaseUrl) ? new URL(apiBaseUrl).origin : '')
    .replaceAll(/ +(?=;|$)/gm, '');
}

/**
 * The policy of every page as an element of its head, for hosts that send no headers of ours: what the filled
 * headers say, without what only a header may say. Throws when they have no policy for all pages.
 */
export function policyElement(filledHeaders: string): string {
  const policy = /^\/\*\n(?:[ \t]+.*\n)*?[ \t]+Content-Security-Policy: (.+)$/m.exec(filledHeaders)?.[1];
  if (!policy) throw new Error('public/_headers has no Content-Security-Policy for /*');
  const directives = policy.split('; ').filter((directive) => !headerOnly.test(directive));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}
