import { links } from '@view-site/site-data/links'
import { renderSVG } from 'uqr'
import type { Plugin } from 'vite'
import { followCodePath } from '../src/app/followCodePath.ts'

/** In development serves the QR code that the build writes as a file. */
export function followCode(): Plugin {
  return {
    name: 'view-site:follow-code',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === followCodePath) response.setHeader('content-type', 'image/svg+xml').end(renderSVG(links.follow, { border: 2 }))
        else next()
      })
    },
  }
}
