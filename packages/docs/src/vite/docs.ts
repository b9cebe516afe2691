import type { Connect, Plugin } from 'vite'

import { articlePayload } from '../compile/page/articlePayload.ts'
import type { CollectionOptions } from '../compile/collection/Collection.ts'
import type { Problem } from '../compile/Problem.ts'
import { importFresh } from '../compile/source/importFresh.ts'
import type { LoadModule } from '../compile/source/loadDefault.ts'
import { answerFollowers } from './answerFollowers.ts'
import { createDevCheck, type DevCheckOptions } from './createDevCheck.ts'
import { createDevDocs, type ChangedFile, type DevDocs } from './createDevDocs.ts'
import { createDevSearch } from './createDevSearch.ts'
import { createOverlay } from './createOverlay.ts'
import { followChanges } from './followChanges.ts'
import { loadThrough } from './loadThrough.ts'
import { pushChange } from './pushChange.ts'
import { serveAssets } from './serveAssets.ts'
import { serveMenus } from './serveMenus.ts'

/** The plugin, with an API for prerenderers and development servers. */
export interface DocsPlugin extends Plugin {
  api: DevDocs
}

/**
 * Pages in development: serves `<route>/index.json` and `<route>.md` like the built site, the current menus at
 * `/menus/<locale>.json` and the current search index at `/search/…`, and pushes `view-site:docs` when Markdown, a demo, an `api.ts`, what it
 * imports, or a file that a page shows changes and `view-site:docs-menus` when menus or titles do. Every problem that would fail the build is shown in an overlay until it
 * is fixed: those of a page when it is opened or changes, those of all pages soon after the first one was opened.
 */
export function docs(options: CollectionOptions, checks: DevCheckOptions = {}): DocsPlugin {
  let load: LoadModule | undefined
  const pages = createDevDocs({ ...options, load: (file) => (load ?? importFresh)(file) })
  return {
    name: 'view-site:docs',
    api: pages,
    configureServer(server) {
      load = loadThrough(server)
      const check = createDevCheck(pages, checks)
      const overlay = createOverlay(server)
      const search = createDevSearch(pages)
      const failures = new Map<string, Problem>()
      const logError = (error: unknown) => server.config.logger.error(String(error))
      const show = (page?: string) => check.problems().then((found) => overlay.show([...failures.values(), ...found], page), logError)
      /** Does something with a page or a product, and shows all problems there are afterwards: those that take longer to find when they are found. */
      const thenShow = async (folder: string, work: () => Promise<unknown>): Promise<void> => {
        failures.delete(folder)
        await work().catch((error: unknown) => failures.set(folder, failureAt(folder, error)))
        await show(folder)
        const showMore = async (hasRun: boolean) => (hasRun ? show(folder) : undefined)
        void check.also(folder).then(showMore, logError)
        // Once; the first page and the first change do not wait for it.
        void check.all().then(showMore, logError)
      }
      const onFile = async (file: ChangedFile) => {
        const [first = file.folder, ...others] = await pages.pagesIn(file.folder).catch(() => [])
        await thenShow(first, () => pushChange(server, pages, check, { ...file, folder: first }))
        for (const folder of others) await thenShow(folder, () => pushChange(server, pages, check, { ...file, folder }))
        search.forget()
      }
      const onOpened = (page: string) => thenShow(page, () => check.page(page))
      server.middlewares.use(redirectMoved(pages))
      server.middlewares.use(serve(pages, onOpened))
      server.middlewares.use(serveMenus(pages))
      server.middlewares.use(serveAssets(pages))
      server.middlewares.use(search.serve)
      server.watcher.add([options.root, options.publicFolder ?? [], ...Object.values(options.samples ?? {})].flat())
      answerFollowers(server, pages)
      followChanges(server, pages, options.root, onFile)
    },
  }
}

function failureAt(file: string, error: unknown): Problem {
  return { file, message: String(error), fix: 'Fix what it names, and save the file again.' }
}

/** Leads requests of moved pages to where they are now, as the servers of the built site do. */
function redirectMoved(pages: DevDocs): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    try {
      const { redirects, site } = await pages.collection()
      const [path = ''] = (request.originalUrl ?? '').split('?')
      const moved = redirects.find(({ from }) => from === site.stripLocale(path))
      if (!moved) return next()
      response.writeHead(302, { location: encodeURI(site.localizePath(moved.to, site.localeOfPath(path))) }).end()
    } catch (error) {
      next(error)
    }
  }
}

function serve(pages: DevDocs, onOpened: (page: string) => Promise<void>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [, route, kind] = /^([^?#]+?)(\/index\.json|\.md)(?:\?.*)?$/.exec(request.url ?? '') ?? []
    if (route === undefined) return next()
    try {
      const { pageAt, site } = await pages.collection()
      const page = pageAt(site.stripLocale(route))
      const article = page && (await pages.article(page.id, site.localeOfPath(route)))
      if (!article) return next()
      response.setHeader('Content-Type', kind === '.md' ? 'text/markdown; charset=utf-8' : 'application/json')
      response.end(kind === '.md' ? article.markdown : JSON.stringify(articlePayload(article)))
      void onOpened(page.id)
    } catch (error) {
      next(error)
    }
  }
}
