import { sep } from 'node:path'

import type { Connect, ViteDevServer } from 'vite'

import { searchFiles, type SearchFiles } from '../search/build/searchFiles.ts'
import type { DevDocs } from './createDevDocs.ts'

/** Answers `/search/…` as the built site does. The index is made with the first search, and anew with the first after a change. */
export function serveSearch(server: ViteDevServer, pages: DevDocs, root: string): Connect.NextHandleFunction {
  let files: Promise<SearchFiles> | undefined
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(root + sep)) files = undefined
  })
  const build = async () => searchFiles(await pages.collection(), async ({ id }, locale) => (await pages.article(id, locale))?.article)
  return async (request, response, next) => {
    const path = /^\/search\/([^?#]+\.(?:json|bin))(?:\?.*)?$/.exec(request.url ?? '')?.[1]
    if (path === undefined) return next()
    try {
      files ??= build()
      const content = (await files).get(path)
      if (content === undefined) return void response.writeHead(404).end()
      response.setHeader('Content-Type', path.endsWith('.json') ? 'application/json' : 'application/octet-stream')
      response.end(content)
    } catch (error) {
      files = undefined
      next(error)
    }
  }
}
