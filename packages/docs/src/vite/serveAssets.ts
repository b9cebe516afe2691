import type { Connect } from 'vite'

import type { DevDocs } from './createDevDocs.ts'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Answers with the files that pages need besides their documents, such as pictures in other formats, or the stylesheet of formulas. */
export function serveAssets(pages: DevDocs): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [, base, path] = /^([^?]*)(\/assets\/[^?]+)/.exec(request.url ?? '') ?? []
    if (path === undefined) return next()
    try {
      const content = base === (await pages.collection()).site.base ? await pages.asset(path) : undefined
      if (!content) return next()
      response.setHeader('Content-Type', types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      response.end(content)
    } catch (error) {
      next(error)
    }
  }
}
