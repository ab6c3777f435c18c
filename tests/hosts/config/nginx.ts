import type { HeaderRule } from '../../server/static/headers-file.ts';
import {
  defaultCaching,
  isElsewhere,
  largestBody,
  mediaTypes,
  protecting,
  uncleanAddresses,
} from '../rules.ts';
import type { Place, Rules } from '../rules.ts';

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
const fileOf = (page: string) => page.replace(/(?:\.html)?$/u, '.html');

/** A header by address. nginx takes the first line that matches, `_headers` the last; nothing leaves the header out. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.toReversed().flatMap(({ pattern, set, remove }) => {
    const value = set.find(([each]) => each === name)?.[1] ?? (remove.includes(name) ? '' : undefined);
    return value === undefined ? [] : `  "~${pattern.source}" "${value}";\n`;
  });
  return `map $site_address ${variableOf(name)} {\n${lines.join('')}}\n`;
}

/** What nginx is told besides. */
export interface NginxPlace extends Place {
  /** Port of plain HTTP, from which it leads to https; without it there is none. */
  readonly plainPort?: number;
  /** Whether it listens on IPv6, too: on a machine that has none it would not start. */
  readonly ipv6?: boolean;
}

/**
 * For the `http` block of nginx 1.22 or newer. Headers go by the address that was asked for: when nginx answers with
 * another file, its own variables name that one, and a `location` with a header of its own loses all others.
 */
export function nginxConfig({ headers, rewrites }: Rules, place: NginxPlace): string {
  const { root, name, port, api, tls, plainPort, ipv6 = false } = place;
  const listen = (at: number, how = '') =>
    [`${at}`, ...(ipv6 ? [`[::]:${at}`] : [])].map((each) => `  listen ${each}${how};\n`).join('');
  const origin = `https://${name}${port === 443 ? '' : `:${port}`}`;
  const plainServer =
    plainPort === undefined
      ? ''
      : `server {\n${listen(plainPort)}  server_name ${name};\n  return 301 ${origin}$request_uri;\n}\n`;
  const apiName = isElsewhere(api)
    ? '    proxy_set_header Host $proxy_host;\n    proxy_ssl_server_name on;\n'
    : `    proxy_set_header Host $host${port === 443 ? '' : `:${port}`};\n`;
  const names = new Set(headers.flatMap(({ set }) => set.map(([each]) => each)));
  names.delete('Content-Type');
  const types = headers.flatMap(({ pattern, set }) =>
    set.filter(([each]) => each === 'Content-Type').map(([, type]) => [pattern.source, type] as const),
  );
  const pages = rewrites.filter(({ isMissing }) => !isMissing);
  const notFound = rewrites.filter(({ isMissing }) => isMissing);
  return `# Written from the build by tests/hosts/write.ts.
map $request_uri $site_address {
  # Written so, an address below one folder is a file of another.
  "~*^[^?]*(?:%2f|(?:\\.|%2e){2})" /;
  "~^(?<site_bare>[^?]*)" $site_bare;
}
${[...names].map((each) => headerMap(each, headers)).join('')}map $status $site_caching {
  "~^[23]" ${variableOf('Cache-Control')};
  default "${defaultCaching}";
}
map $site_address $site_not_found {
${notFound.map(({ from, to }) => `  "~${from.source}" ${fileOf(to)};\n`).join('')}  default /404.html;
}
${plainServer}server {
${listen(port, ' ssl http2')}  server_name ${name};
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  root ${root};
  absolute_redirect off;
  server_tokens off;
  # Text files lie beside their .gz copies (brotli_static on; with the brotli module).
  gzip_static on;
  gzip_vary on;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}  }
  charset utf-8;
  charset_types text/css text/javascript text/plain;

  location /api/ {
    proxy_pass ${api};
${apiName}    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${largestBody}m;
${protecting
  .filter((each) => names.has(each))
  .map((each) => `    proxy_hide_header ${each};\n    add_header ${each} ${variableOf(each)} always;\n`)
  .join('')}  }
  location / {
${[...names].map((each) => `    add_header ${each} ${each === 'Cache-Control' ? '$site_caching' : variableOf(each)} always;\n`).join('')}    error_page 404 $site_not_found;
    try_files $uri $uri.html \${uri}index.html =404;

${types.map(([from, type]) => `    location ~ "${from}" {\n      types {}\n      default_type "${type}";\n      try_files $uri =404;\n    }\n`).join('')}${pages.map(({ from, to }) => `    location ~ "${from.source}" {\n      try_files ${fileOf(to)} =404;\n    }\n`).join('')}    location ~ ^/_|/404\\.html$ {
      internal;
    }
    location ~ "${uncleanAddresses.html}" {
      return 308 $1$is_args$args;
    }
    location ~ "${uncleanAddresses.slash}" {
      if (!-f $document_root\${uri}index.html) {
        return 308 $1$is_args$args;
      }
      try_files \${uri}index.html =404;
    }
    location = /index.html {
      return 308 /$is_args$args;
    }
  }
}
`;
}
