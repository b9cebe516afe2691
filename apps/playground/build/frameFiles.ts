import { staticFiles } from '@view-site/static-server'
import type { Plugin } from 'vite'
import { clientDir } from './paths.ts'

/** Serves the frame that was built beside a page that is being worked on. */
export function frameFiles(): Plugin {
  const serve = staticFiles(clientDir, { immutable: /^$/, headers: () => ({ 'access-control-allow-origin': '*' }) })
  return {
    name: 'playground:frame-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/frame/assets/') || request.url?.startsWith('/frame/index.html')) serve(request, response, next)
        else next()
      })
    },
  }
}
