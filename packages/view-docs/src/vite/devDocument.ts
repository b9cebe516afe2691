import { createLocalePaths } from '@view-site/i18n/locale'
import { isRightToLeft } from '@view-site/static-site/build'
import type { Plugin } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { entryFile } from './entries.ts'
import { iconOf } from './writePages.ts'

/** In development every page is the same small document, and the application renders in the browser. */
export function devDocument({ root, site }: ResolvedConfig): Plugin {
  const { localeOfPath } = createLocalePaths(
    site.locales.map(({ tag }) => tag),
    { base: site.base },
  )
  return {
    name: 'view-docs:dev-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
            const url = request.originalUrl ?? '/'
            const { beforePaintScript } = await server.ssrLoadModule(entryFile('server'))
            const html = documentOf(localeOfPath(url), { script: String(beforePaintScript), icon: iconOf(root, site.base) })
            response.setHeader('content-type', 'text/html; charset=utf-8').end(await server.transformIndexHtml(url, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function documentOf(locale: string, { script, icon }: { script: string; icon: string }): string {
  return `<!doctype html>
<html lang="${locale}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${script}</script>
<link rel="icon" href="${icon}">
<meta name="description" content=""><meta name="robots" content=""><link rel="canonical" href="">
</head>
<body><div id="app"></div><script type="module" src="/@fs${entryFile('client')}"></script></body>
</html>`
}
