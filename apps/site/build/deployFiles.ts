import { locales, localizePath } from '@view-site/i18n/product'
import type { RedirectRules } from '@view-site/static-site/build'
import { crawlers, entryVary, otherLocales, type EntryLanguages } from '../server/entryLanguages.ts'
import { localeCookie } from '../src/app/localeCookie.ts'
import { clientRoutes } from '../src/clientRoutes.ts'

/**
 * Files that the server configurations in `deploy` include, by path: the response headers of every page with the hashes of this build's
 * inline scripts, the prerendered shells of client routes, the redirects of moved pages, and that of `/` to the visitor's language.
 */
export function deployFiles(
  headers: Readonly<Record<string, string>>,
  redirects: Pick<RedirectRules, 'caddy' | 'nginx'>,
  languages: EntryLanguages,
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
    'nginx/redirects.conf': movedPages + redirects.nginx,
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
