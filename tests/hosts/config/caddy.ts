import type { HeaderRule } from '../../server/static/headers-file.ts';
import {
  defaultCaching,
  isElsewhere,
  largestBody,
  mediaTypes,
  protectionOf,
  uncleanAddresses,
  type Place,
  type Rules,
} from '../rules.ts';

const fileOf = (page: string) => page.replace(/(?:\.html)?$/u, '.html');

/** Caddy takes its types from the machine, and those differ: not all know .webmanifest. */
const typeLines = Object.entries(mediaTypes).map(([ending, type]) => {
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  return `		@${ending} path *.${ending}\n		header @${ending} Content-Type "${type}${charset}"\n`;
});

/** Caddy takes a header away after all others are set: only what is not set again may be taken away. */
function headerBlock({ pattern, set, remove }: HeaderRule, index: number): string {
  const isKept = (name: string) => !set.some(([each]) => each === name);
  // To Go a dot is no line break, which an address may have as %0a.
  return `		@rule${index} path_regexp (?s)${pattern.source}
		header @rule${index} {
${set.map(([name, value]) => `			${name} "${value}"\n`).join('')}${remove
    .filter(isKept)
    .map((name) => `			-${name}\n`)
    .join('')}		}
`;
}

/**
 * For Caddy 2.6 or newer. All stands in one `route`, which keeps the order: elsewhere Caddy sorts by its own, and a rule
 * for some addresses would come before that for all.
 */
export function caddyfile(
  { headers, rewrites }: Rules,
  { root, name, port, api, tls }: Omit<Place, 'tls'> & Partial<Place>,
): string {
  const pages = rewrites.filter(({ isMissing }) => !isMissing);
  const protecting = Object.entries(protectionOf({ headers })).map(([name, value]) => `${name} "${value}"`);
  const protection = protecting.map((each) => `		header ${each}\n`);
  const proxy = [
    ...(isElsewhere(api) ? ['header_up Host {upstream_hostport}'] : []),
    ...protecting.map((each) => `header_down ${each}`),
  ];
  const notFound = rewrites.filter(({ isMissing }) => isMissing);
  return `# Written from the build by tests/hosts/write.ts.
${name}:${port} {
	${tls ? `tls ${tls.certificate} ${tls.key}` : '# Caddy gets its certificate by itself.'}
	root * ${root}
	route {
		request_body /api/* {
			max_size ${largestBody}MiB
		}
		reverse_proxy /api/* ${api} {
${proxy.map((each) => `			${each}\n`).join('')}		}
${typeLines.join('')}${headers.map(headerBlock).join('')}
		redir /index.html /?{query} 308
		@unclean path_regexp html ${uncleanAddresses.html}
		redir @unclean {re.html.1}?{query} 308
		@slash {
			path_regexp slash ${uncleanAddresses.slash}
			not file {path}index.html
		}
		redir @slash {re.slash.1}?{query} 308
${pages.map(({ from, to }, index) => `		@page${index} path_regexp ${from.source}\n		rewrite @page${index} ${fileOf(to)}\n`).join('')}		try_files {path} {path}.html {path}index.html
		# Text files lie beside their .br and .gz copies.
		file_server {
			precompressed br gzip
			hide _headers _redirects
		}
	}
	handle_errors {
		header Cache-Control ${defaultCaching}
		header Content-Type "text/html; charset=utf-8"
${protection.join('')}${notFound.map(({ from, to }, index) => `		@missing${index} path_regexp ${from.source}\n		handle @missing${index} {\n			rewrite * ${fileOf(to)}\n			file_server\n		}\n`).join('')}		handle {
			rewrite * /404.html
			file_server
		}
	}
}
`;
}
