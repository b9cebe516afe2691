import type { Connect } from 'vite'

import { searchFiles, type SearchFiles } from '../search/build/searchFiles.ts'
import type { DevDocs } from './createDevDocs.ts'

/** The search index of a development server. */
export interface DevSearch {
  /** Answers `/search/…` as the built site does. The index is made with the first search. */
  serve: Connect.NextHandleFunction
  /** Rebuilds the index with the next search. */
  forget: () => void
}

/** The index of pages as they are when they are searched. */
export function createDevSearch(pages: DevDocs): DevSearch {
  let files: Promise<SearchFiles> | undefined
  const build = async () => searchFiles(await pages.collection(), ({ id }, locale) => pages.article(id, locale))
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const [, base, path] = /^(.*?)\/search\/([^?#]+\.(?:json|bin))(?:\?.*)?$/.exec(request.url ?? '') ?? []
    if (path === undefined) return next()
    try {
      if (base !== (await pages.collection()).site.base) return next()
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
  const forget = () => {
    files = undefined
  }
  return { serve, forget }
}
