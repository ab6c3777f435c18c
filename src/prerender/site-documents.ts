import { languageNames, languages, localPath, rootOf } from '../content/language.ts';
import { loadAllTexts, type Texts } from '../content/texts.ts';
import { alternateLinks, sitePages, type SitePage } from './site-pages.ts';

type Firm = Texts['site']['firm'];

/** Every static page at the address where the site is published, and when its text last changed. */
async function sitemap({ baseUrl }: Firm, lastChanges: ReadonlyMap<string, string>): Promise<string> {
  const pages = (await Promise.all(languages.map(sitePages))).flat();
  const urls = pages.map((page) => {
    const changed = lastChanges.get(page.contentFile);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const alternates = alternateLinks('xhtml:link', page, baseUrl);
    return `  <url><loc>${baseUrl}${page.address}</loc>${lastmod}${alternates}</url>`;
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * The rules as Cloudflare and Netlify read them: the form of any job, and the not-found page of each language. The form goes
 * by its clean address: Cloudflare leads from /apply.html to /apply, and the job would be lost. Netlify asks for the
 * not-found page; Cloudflare, which does not know the rule, takes the nearest 404.html by itself.
 */
function redirects(): string {
  const rules = languages.flatMap((language) => {
    const root = rootOf(language).replace(/\/$/, '');
    return [`${root}/apply/job/* ${root}/apply 200`, ...(root ? [`${root}/* ${root}/404.html 404`] : [])];
  });
  return `${rules.join('\n')}\n`;
}

/** What the site is and where to find what, for language models. */
async function llms(firm: Firm): Promise<string> {
  const pages = await sitePages('en');
  const list = (kind: SitePage['kind']) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ address, title, description }) => `- [${title}](${firm.baseUrl}${address}): ${description}`)
      .join('\n');
  const others = languages.filter((language) => language !== 'en');
  return [
    `# ${firm.name}`,
    `> ${firm.description}`,
    `${firm.offices.map(({ lines }) => lines.join(', ')).join('. ')}. Telephone ${firm.phone.display}, e-mail ${firm.email}. Open ${firm.hours.text}. The site gives general information and no legal advice.`,
    ...others.map(
      (language) =>
        `Every page stands in ${languageNames[language]} (${language}), too: ${firm.baseUrl}${localPath(language, '/team')} is the same as ${firm.baseUrl}/team.`,
    ),
    `## Pages\n\n${list('main')}`,
    `## Practice areas\n\n${list('practice area')}`,
    `## Services\n\n${list('service')}`,
    `## People\n\n${list('person')}`,
    '',
  ].join('\n\n');
}

/** Days for which security.txt holds: RFC 9116 (2.5.5) asks for less than a year. */
const securityContactDays = 330;

/**
 * The files of the site that are no pages, by their names.
 * @param lastChanges 'YYYY-MM-DD' by file of the content, as far as known
 * @param now milliseconds since 1970, the time of the build
 */
export async function siteDocuments(
  lastChanges: ReadonlyMap<string, string>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const { firm } = await (await loadAllTexts('en')).load('site');
  const { baseUrl, email } = firm;
  const expires = new Date(now + securityContactDays * 86_400_000).toISOString().replace(/\.\d+/, '');
  const security = '.well-known/security.txt';
  return new Map([
    ['_redirects', redirects()],
    ['sitemap.xml', await sitemap(firm, lastChanges)],
    // Everything may be read.
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`],
    // https://llmstxt.org
    ['llms.txt', await llms(firm)],
    // RFC 9116: where to report a weakness.
    [security, `Contact: mailto:${email}\nExpires: ${expires}\nCanonical: ${baseUrl}/${security}\n`],
  ]);
}
