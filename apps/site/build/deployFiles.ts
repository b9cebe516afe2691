import { locales, localizePath } from '@view-site/i18n/product'
import type { RedirectRules } from '@view-site/static-site/build'
import { crawlers, entryVary, otherLocales, type EntryLanguages } from '../server/entryLanguages.ts'
import { localeCookie } from '../src/app/localeCookie.ts'
import { clientRoutes } from '../src/clientRoutes.ts'

/**
 * Files that the server configurations in `deploy` include, by path: the response headers of every page with the hashes of this build's
 * inline scripts, the prerendered shells of client routes, the redirects of moved pages, that of `/` to the visitor's language, and the
 * addresses of the MCP server.
 * @param mcp Origin of the MCP server. @default none
 */
export function deployFiles(
  headers: Readonly<Record<string, string>>,
  redirects: Pick<RedirectRules, 'caddy' | 'nginx'>,
  languages: EntryLanguages,
  mcp?: string,
): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, quoted(value)] as const)
  return {
    'nginx/headers.conf': lines(entries.map(([name, value]) => `add_header ${name} ${value} always;`)),
    'nginx/shells.conf': lines(
      clientRoutes.flatMap(({ path, shell, pages }) => [
        ...inEveryLocale(pages).map((page) => `"${page}" "${page}.html";`),
        `"~^(?<shell_locale>/en-US)?${path}/[^/]+$" "$shell_locale${shell}.html";`,
      ]),
    ),
    'nginx/languages.conf': nginxLanguages(languages),
    'nginx/mcp.conf': mcpComment + (mcp === undefined ? '' : nginxMcp(mcp)),
    'nginx/redirects.conf': movedPages + redirects.nginx,
    'caddy/mcp': mcpComment + (mcp === undefined ? '' : caddyMcp(mcp)),
    'caddy/redirects': movedPages + redirects.caddy,
    'caddy/languages': caddyLanguages(languages),
    'caddy/headers': lines(entries.map(([name, value]) => `header ${name} ${value}`)),
    'caddy/shells': lines(
      clientRoutes.flatMap(({ path, shell, pages }, index) => [
        `@shell${index} {`,
        `\tpath_regexp shell${index} ^(/en-US)?${path}/[^/]+$`,
        ...(pages.length > 0 ? [`\tnot path ${inEveryLocale(pages).join(' ')}`] : []),
        '}',
        `rewrite @shell${index} {re.shell${index}.1}${shell}.html`,
      ]),
    ),
  }
}

function inEveryLocale(paths: readonly string[]): string[] {
  return locales.flatMap((locale) => paths.map((path) => localizePath(path, locale)))
}

/** Comment at the start of both files, which may have nothing else. */
const mcpComment = `# The MCP server of the documentation, for AI assistants: SITE_MCP_URL=http://127.0.0.1:4300 at build adds it here. It is the site's own
# server (apps/site/server/main.ts), started with MCP_HOSTS, the host names of this site. It checks Host, Origin and the size of bodies.
`

const mcpPaths = inEveryLocale(['/mcp'])

function nginxMcp(origin: string): string {
  return `location ~ ^(${mcpPaths.join('|')})$ {
    proxy_pass ${origin};
    proxy_connect_timeout 5s;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    # An answer may be a stream of events.
    proxy_buffering off;
    client_max_body_size 512k;
    client_body_timeout 10s;
    add_header x-content-type-options nosniff always;
}
`
}

function caddyMcp(origin: string): string {
  return `@mcp path ${mcpPaths.join(' ')}
handle @mcp {
	# The server limits the size of bodies.
	reverse_proxy ${origin} {
		# An answer may be a stream of events.
		flush_interval -1
	}
}
`
}

/** Comment at the start of the redirects: Caddy does not import an empty file. */
const movedPages = '# Moved pages.\n'

/** The variable `$site_entry`: where `/` leads this visitor, or empty. */
function nginxLanguages(languages: EntryLanguages): string {
  return `map $http_accept_language $site_preferred {
    default "";
${Object.entries(languages)
  .map(([locale, expression]) => `    "~*${expression}" /${locale};\n`)
  .join('')}}
map $http_user_agent $site_is_crawler {
    default 0;
    "~*${crawlers}" 1;
}
map "$cookie_${localeCookie} $site_is_crawler $http_sec_fetch_site" $site_entry {
    default "";
    "~^ 0 (?!same-origin)" $site_preferred;
${otherLocales.map((locale) => `    "~^${locale} 0 (?!same-origin)" /${locale};\n`).join('')}}
map $request_uri $site_vary {
    default "";
    "~^/(\\?|$)" "${entryVary}";
}
`
}

function caddyLanguages(languages: EntryLanguages): string {
  const cookie = `header_regexp Cookie (?:^|;\\s*)${localeCookie}=`
  return `@entry path /
header @entry +vary "${entryVary}"
${otherLocales.map((locale, index) => caddyRule(`chosen${index}`, locale, `${cookie}${locale}(?:;|$)`)).join('')}${Object.entries(languages)
    .map(([locale, expression], index) =>
      caddyRule(`preferred${index}`, locale, `not ${cookie}\n\theader_regexp Accept-Language (?i)${expression}`),
    )
    .join('')}`
}

/** Leads visitors of `/` to a locale. */
function caddyRule(name: string, locale: string, visitor: string): string {
  return `@${name} {
	vars_regexp ${name} {http.request.orig_uri} ^/(\\?.*)?$
	not header_regexp User-Agent (?i)${crawlers}
	not header Sec-Fetch-Site same-origin
	${visitor}
}
redir @${name} /${locale}{re.${name}.1} 302
`
}

/** Quotes a value for both servers. */
function quoted(value: string): string {
  if (/["\\${}\n]/.test(value))
    throw new Error(
      `The header ${value} contains a quote, backslash, $, brace or line break, which nginx or Caddy would interpret. Remove it.`,
    )
  return `"${value}"`
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
