import { isRightToLeft } from '@view-site/i18n/locale'
import type { Plugin } from 'vite'
import { escapeHtml } from '../document/escapeHtml.ts'

/** What the document of a development server consists of. */
export interface DevDocumentOptions {
  /** Locale of an address. */
  localeOfPath: (path: string) => string
  /** Address of the application's entry, without the base. */
  entry: string
  /** Module that exports the inline scripts as `beforePaintScript` and `articleSource`. */
  scripts: string
  /** Address of the site's icon. */
  icon: string
}

/** In development every page is the same small document, and the application renders in the browser. */
export function devDocument({ localeOfPath, entry, scripts, icon }: DevDocumentOptions): Plugin {
  return {
    name: 'view-site:dev-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
            const url = request.originalUrl ?? '/'
            const { beforePaintScript, articleSource } = await server.ssrLoadModule(scripts)
            const html = documentOf(localeOfPath(url), { script: `${beforePaintScript};${articleSource}`, icon, entry })
            response.setHeader('content-type', 'text/html; charset=utf-8').end(await server.transformIndexHtml(url, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function documentOf(locale: string, { script, icon, entry }: { script: string; icon: string; entry: string }): string {
  return `<!doctype html>
<html lang="${locale}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${script}</script>
<link rel="icon" href="${escapeHtml(icon)}">
<meta name="description" content=""><meta name="robots" content=""><link rel="canonical" href="">
</head>
<body><div id="app"></div><script type="module" src="${escapeHtml(entry)}"></script></body>
</html>`
}
