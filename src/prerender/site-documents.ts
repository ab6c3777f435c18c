import { firm } from '../content/en/firm.ts';
import { sitePages, type SitePage } from './site-pages.ts';

/**
 * sitemap.xml: every static page at the address where the site is published, and when its text last changed.
 * @param lastChanges 'YYYY-MM-DD' by file, as far as known
 */
export function renderSitemap(lastChanges: ReadonlyMap<string, string>): string {
  const urls = sitePages.map(({ path, contentFile }) => {
    const changed = lastChanges.get(contentFile);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${firm.baseUrl}${path}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything may be read. */
export function renderRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${firm.baseUrl}/sitemap.xml\n`;
}

/** llms.txt (https://llmstxt.org): what the site is and where to find what, for language models. */
export function renderLlms(): string {
  const list = (kind: SitePage['kind']) =>
    sitePages
      .filter((page) => page.kind === kind)
      .map(({ path, title, description }) => `- [${title}](${firm.baseUrl}${path}): ${description}`)
      .join('\n');
  return [
    `# ${firm.name}`,
    `> ${firm.description}`,
    `${firm.address.lines.join(', ')}. Telephone ${firm.phone.display}, e-mail ${firm.email}. Open ${firm.hours.text}. The site gives general information and no legal advice.`,
    `## Pages\n\n${list('main')}`,
    `## Practice areas\n\n${list('practice area')}`,
    `## Services\n\n${list('service')}`,
    '',
  ].join('\n\n');
}

/** Days for which security.txt holds: RFC 9116 (2.5.5) asks for less than a year. */
const securityContactDays = 330;

/** security.txt (RFC 9116): where to report a weakness. @param now milliseconds since 1970, the time of the build */
export function renderSecurityContact(now: number): string {
  const expires = new Date(now + securityContactDays * 86_400_000).toISOString().replace(/\.\d+/, '');
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${expires}`,
    `Canonical: ${firm.baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
