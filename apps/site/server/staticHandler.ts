import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { localeOfPath, localizePath, stripLocale } from '@view-site/i18n/locale'
import { clientRouteShell } from '../src/clientRoutes.ts'

const year = 60 * 60 * 24 * 365

/** Texts say nothing of their encoding themselves: without it a browser would guess, and Chinese would be lost. */
const texts: Readonly<Record<string, string>> = { '.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8' }

/** Files whose names change with their content: bundles, and the parts of the search index. */
const immutable = /^\/(assets|search\/[^/]+)\//

/** Answers with the built files: precompressed, hashed files for a year, pages always revalidated, 404 with its own page. */
export function staticHandler(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = pageHeaders(dir)
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      if (immutable.test(path)) response.setHeader('cache-control', `public, max-age=${year}, immutable`)
      else response.setHeader('cache-control', 'no-cache')
      const type = texts[extname(path)]
      if (type) response.setHeader('content-type', type)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  const notFound = { 'zh-CN': readFileSync(join(dir, '404.html')), 'en-US': readFileSync(join(dir, 'en-US/404.html')) }

  return (request, response) => {
    // What begins with several slashes would be read as the name of another host.
    const wanted = (request.url ?? '/').replace(/^\/{2,}/, '/')
    const url = URL.parse(wanted, 'http://site')
    if (!url) return void response.writeHead(400).end()
    const tidy = withoutTrailingSlash(url.pathname)
    if (tidy !== url.pathname || wanted !== request.url) return redirect(response, tidy + url.search)
    const locale = localeOfPath(url.pathname)
    const shell = clientRouteShell(stripLocale(url.pathname))
    if (shell) request.url = `${localizePath(shell, locale)}.html`
    // A file that a new build has taken away can no longer be read: that ends the answer, and must not end the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
      response.end(request.method === 'HEAD' ? undefined : notFound[locale])
    })
  }
}

/** The security headers that the build computed from the pages' own inline scripts. */
function pageHeaders(dir: string): Record<string, string> {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(dir, '../headers.json'), 'utf8'))
  return headers
}

/** `/price/` → `/price`. Several leading slashes are one: `//host` would be another site. */
function withoutTrailingSlash(path: string): string {
  const single = path.replace(/^\/{2,}/, '/')
  return single.length > 1 ? single.replace(/\/+$/, '') || '/' : single
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, 'cache-control': 'no-cache' }).end()
}
