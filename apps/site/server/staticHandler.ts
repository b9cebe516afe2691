import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { localeOfPath, localizePath, stripLocale } from '@view-site/i18n/product'
import { staticFiles } from '@view-site/static-server'
import { clientRouteShell } from '../src/clientRoutes.ts'
import { entryLocale, entryVary } from './entryLanguages.ts'

/** Files whose names change with their content: bundles and parts of the search index. */
const immutable = /^\/(assets|search\/(.+\/)?[a-z]+-[A-Z]+)\//

/** Options of {@link staticHandler}. */
export interface StaticHandlerOptions {
  /** Whether a build is still writing pages: requests for those that are not there wait until then. @default a complete site */
  isIncomplete?: () => boolean
  /** Names of the build's headers, in lower case, that are not sent. @default none */
  omitHeaders?: readonly string[]
}

/** Serves the built files precompressed: hashed files cached for a year, pages always revalidated, with a 404 page. */
export function staticHandler(
  dir: string,
  { isIncomplete, omitHeaders = [] }: StaticHandlerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = readJson(join(dir, '../headers.json'))
  for (const name of omitHeaders) delete headers[name]
  const redirects = readJson(join(dir, '../redirects.json'))
  const languages = readJson(join(dir, '../languages.json'))
  const vary = `accept-encoding, ${entryVary}`
  const serve = staticFiles(dir, {
    immutable,
    headers: (path) => (path === '/' ? { ...headers, vary } : headers),
    ...(isIncomplete && { isIncomplete }),
  })
  const notFound = { 'zh-CN': readFileSync(join(dir, '404.html')), 'en-US': readFileSync(join(dir, 'en-US/404.html')) }

  return (request, response) => {
    // A path that begins with two slashes would be parsed as a host name.
    const requested = (request.url ?? '/').replace(/^\/{2,}/, '/')
    const url = URL.parse(requested, 'http://site')
    if (!url) return void response.writeHead(400).end()
    const tidy = withoutTrailingSlash(url.pathname)
    if (tidy !== url.pathname || requested !== request.url) return redirect(response, tidy + url.search)
    const moved = Object.hasOwn(redirects, url.pathname) ? redirects[url.pathname] : undefined
    if (moved !== undefined) return redirect(response, withQuery(moved, url.search))
    if (url.pathname === '/') {
      const preferred = entryLocale(request.headers, languages)
      if (preferred) return redirect(response, localizePath('/', preferred) + url.search, 302)
    }
    const locale = localeOfPath(url.pathname)
    const shell = clientRouteShell(stripLocale(url.pathname))
    if (shell) request.url = `${localizePath(shell, locale)}.html`
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
      response.end(request.method === 'HEAD' ? undefined : notFound[locale])
    })
  }
}

/** An address of this site with a query before its anchor. */
function withQuery(address: string, query: string): string {
  return address.startsWith('/') ? address.replace(/(?=#)|$/, query.replaceAll('$', '$$$$')) : address
}

/** A record that the build wrote: the security headers with the hashes of its inline scripts, the redirects, or the languages of `/`. */
function readJson(file: string): Record<string, string> {
  const record: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return record
}

/** `/price/` → `/price`. Several leading slashes become one, because browsers resolve `//host` to another site. */
function withoutTrailingSlash(path: string): string {
  const single = path.replace(/^\/{2,}/, '/')
  return single.length > 1 ? single.replace(/\/+$/, '') || '/' : single
}

function redirect(response: ServerResponse, location: string, status = 301): void {
  response.writeHead(status, { location, 'cache-control': 'no-cache', ...(status === 302 && { vary: entryVary }) }).end()
}
