import type { Redirect } from '@view-site/docs/compile'
import type { LocalePaths } from '@view-site/i18n/locale'
import { redirectAddresses } from './redirectAddresses.ts'

/** The redirects of a site in the notations of servers and hosts. Each is empty if there are none. */
export interface RedirectRules {
  /** Locations, to include in a `server` block. */
  nginx: string
  /** Directives, to import into a `route` block before its files are served. */
  caddy: string
  /** The file `_redirects` of Netlify, Cloudflare, GitLab Pages and others. */
  redirectsFile: string
  /** Targets by encoded former address, for servers in JavaScript. */
  map: Readonly<Record<string, string>>
}

/** Permanent redirects of all moved pages in every locale. They keep the query; browsers keep the anchor. */
export function redirectRules(redirects: readonly Redirect[], localePaths: Pick<LocalePaths, 'locales' | 'localizePath'>): RedirectRules {
  const addresses = redirectAddresses(redirects, localePaths)
  return {
    nginx: lines(addresses.map(({ from, to }) => `location = "${from}" { return 301 "${withQuery(to, '$is_args$args')}"; }`)),
    caddy: lines(
      addresses.flatMap(({ from, to }, index) => {
        const name = `moved${index}`
        // The path matcher of Caddy ignores the case: two addresses may differ in nothing else.
        const pattern = `^${encodeURI(from).replaceAll('.', String.raw`\.`)}(\\?.*)?$`
        return [
          `@${name} vars_regexp ${name} {http.request.orig_uri} ${pattern}`,
          `redir @${name} "${withQuery(to, `{re.${name}.1}`)}" permanent`,
        ]
      }),
    ),
    redirectsFile: lines(addresses.map(({ from, to }) => `${encodeURI(from)} ${to} 301`)),
    map: Object.fromEntries(addresses.map(({ from, to }) => [encodeURI(from), to])),
  }
}

/** An address of this site with a query before its anchor. */
function withQuery(address: string, query: string): string {
  if (!address.startsWith('/')) return address
  const [path = '', anchor] = address.split('#')
  return anchor === undefined ? path + query : `${path}${query}#${anchor}`
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('')
}
