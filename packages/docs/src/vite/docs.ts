import type { Connect, Plugin } from 'vite'

import { articlePayload } from '../compile/page/articlePayload.ts'
import type { CollectionOptions } from '../compile/collection/Collection.ts'
import { importFresh } from '../compile/source/importFresh.ts'
import type { LoadModule } from '../compile/source/loadDefault.ts'
import { createDevDocs, type DevDocs } from './createDevDocs.ts'
import { createDevSearch } from './createDevSearch.ts'
import { createOpenProblems, type OpenProblems } from './createOpenProblems.ts'
import { followChanges } from './followChanges.ts'
import { loadThrough } from './loadThrough.ts'
import { serveAssets } from './serveAssets.ts'
import { serveMenus } from './serveMenus.ts'

/** The plugin, with an API for prerenderers and development servers. */
export interface DocsPlugin extends Plugin {
  api: DevDocs
}

/**
 * Pages in development: serves `<route>/index.json` and `<route>.md` like the built site, the current menus at
 * `/menus/<locale>.json` and the current search index at `/search/…`, and pushes `view-site:docs` when Markdown, a demo, an `api.ts`, what it
 * imports, or a file that a page shows changes and `view-site:docs-menus` when menus or titles do. An overlay shows problems until they are fixed.
 */
export function docs(options: CollectionOptions): DocsPlugin {
  let load: LoadModule | undefined
  const pages = createDevDocs({ ...options, load: (file) => (load ?? importFresh)(file) })
  return {
    name: 'view-site:docs',
    api: pages,
    configureServer(server) {
      load = loadThrough(server)
      const problems = createOpenProblems(server)
      const search = createDevSearch(pages)
      server.middlewares.use(serve(pages, problems))
      server.middlewares.use(serveMenus(pages))
      server.middlewares.use(serveAssets(pages))
      server.middlewares.use(search.serve)
      server.watcher.add([options.root, options.publicFolder ?? [], ...Object.values(options.samples ?? {})].flat())
      followChanges(server, pages, problems, options.root, search.forget)
    },
  }
}

function serve(pages: DevDocs, problems: OpenProblems): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [, route, kind] = /^([^?#]+?)(\/index\.json|\.md)(?:\?.*)?$/.exec(request.url ?? '') ?? []
    if (route === undefined) return next()
    try {
      const { pageAt, site } = await pages.collection()
      const page = pageAt(site.stripLocale(route))
      const found = page && (await pages.article(page.id, site.localeOfPath(route)))
      if (!found) return next()
      problems.set(page.id, found.problems)
      response.setHeader('Content-Type', kind === '.md' ? 'text/markdown; charset=utf-8' : 'application/json')
      response.end(kind === '.md' ? found.article.markdown : JSON.stringify(articlePayload(found.article)))
    } catch (error) {
      next(error)
    }
  }
}
