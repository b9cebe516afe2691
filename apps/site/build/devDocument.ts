import { links } from '@view-site/site-data/links'
import { renderSVG } from 'uqr'
import type { Plugin } from 'vite'
import { followCodePath } from '../src/app/followCodePath.ts'

/** In development every page is the same small document, and the application renders in the browser. */
export function devDocument(): Plugin {
  return {
    name: 'view-site:dev-document',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === followCodePath) response.setHeader('content-type', 'image/svg+xml').end(renderSVG(links.follow, { border: 2 }))
        else next()
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
            const url = request.originalUrl ?? '/'
            const lang = /^\/en-US(\/|$|\?)/.test(url) ? 'en-US' : 'zh-CN'
            const scripts = await server.ssrLoadModule('/src/inlineScripts.ts')
            const html = page(lang, String(scripts.beforePaintScript))
            response.setHeader('content-type', 'text/html; charset=utf-8').end(await server.transformIndexHtml(url, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

function page(lang: string, script: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${script}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="description" content=""><meta name="robots" content=""><link rel="canonical" href="">
</head>
<body><div id="app"></div><script type="module" src="/src/client.tsx"></script></body>
</html>`
}
