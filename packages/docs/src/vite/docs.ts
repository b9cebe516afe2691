import { sep } from 'node:path'

import { localeOfPath, locales, stripLocale, type Locale } from '@view-site/i18n/locale'
import type { Connect, Plugin, ViteDevServer } from 'vite'

import { articleUpdateEvent, type ArticleUpdate } from '../articleUpdate.ts'
import { articlePayload } from '../compile/articlePayload.ts'
import type { Collection, CollectionOptions } from '../compile/Collection.ts'
import { formatProblems } from '../compile/Problem.ts'
import { createDevDocs, type DevDocs } from './createDevDocs.ts'
import { serveSearch } from './serveSearch.ts'

const virtual = /^virtual:docs\/(zh-CN|en-US)$/

/** The plugin, with what a prerenderer or a development server may ask of it. */
export interface DocsPlugin extends Plugin {
  api: DevDocs
}

/**
 * Pages in development: answers `<route>/index.json` and `<route>.md` as the built site does, pushes `view-site:docs` when
 * Markdown, a demo, an `api.ts` or a menu changes, answers `/search/…` with the search index as it is now, and serves `virtual:docs/<locale>` (menus and titles) in both modes.
 */
export function docs(options: CollectionOptions): DocsPlugin {
  const pages = createDevDocs(options)
  return {
    name: 'view-site:docs',
    api: pages,
    resolveId: { filter: { id: virtual }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:docs\// },
      async handler(id) {
        const locale = locales.find((locale) => id.endsWith(locale))
        return locale && virtualModule(await pages.collection(), locale)
      },
    },
    configureServer(server) {
      server.middlewares.use(serve(server, pages))
      server.middlewares.use(serveSearch(server, pages, options.root))
      server.watcher.add(options.root)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(options.root + sep))
          update(server, pages, file.slice(options.root.length + 1)).catch((error: unknown) => showError(server, String(error)))
      })
    },
  }
}

function virtualModule(collection: Collection, locale: Locale): string {
  const titles = Object.fromEntries(
    collection.pages.map(({ id, frontMatter }) => {
      const { title, subtitle } = frontMatter[locale]
      return [id, { title, subtitle }]
    }),
  )
  return `export const menus = ${JSON.stringify(collection.menus(locale))}\nexport const titles = ${JSON.stringify(titles)}\n`
}

function serve(server: ViteDevServer, pages: DevDocs): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [, route, kind] = /^([^?#]+?)(\/index\.json|\.md)(?:\?.*)?$/.exec(request.url ?? '') ?? []
    if (route === undefined) return next()
    try {
      const page = (await pages.collection()).pageAt(stripLocale(route))
      const found = page && (await pages.article(page.id, localeOfPath(route)))
      if (!found) return next()
      if (found.problems.length > 0) showError(server, formatProblems(found.problems))
      response.setHeader('Content-Type', kind === '.md' ? 'text/markdown; charset=utf-8' : 'application/json')
      response.end(kind === '.md' ? found.article.markdown : JSON.stringify(articlePayload(found.article)))
    } catch (error) {
      next(error)
    }
  }
}

/** Tells the browser what a changed file changed: the page it belongs to, or, for a menu, everything. */
async function update(server: ViteDevServer, pages: DevDocs, file: string): Promise<void> {
  const [, id = '', name = ''] =
    /^(.+?)\/((?:demos\/[^/]+\.(?:vue|json))|(?:[a-zA-Z-]+\.md)|api\.ts|menu\.ts)$/.exec(file.split(sep).join('/')) ?? []
  if (name === '') return
  const before = await titlesAndMenus(pages)
  pages.reload()
  if ((await titlesAndMenus(pages)) !== before) reloadVirtual(server)
  for (const locale of locales) {
    if (name.endsWith('.md') && name !== `${locale}.md`) continue
    const found = await pages.article(id, locale)
    if (!found) continue
    if (found.problems.length > 0) showError(server, formatProblems(found.problems))
    const data: ArticleUpdate = { page: id, locale, article: articlePayload(found.article) }
    server.hot.send(articleUpdateEvent, data)
  }
}

async function titlesAndMenus(pages: DevDocs): Promise<string> {
  const collection = await pages.collection()
  return locales.map((locale) => virtualModule(collection, locale)).join('')
}

/** Titles stand in the sider of every page: there a reload is the only honest update. */
function reloadVirtual(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    for (const locale of locales) {
      const module = environment.moduleGraph.getModuleById(`\0virtual:docs/${locale}`)
      if (module) environment.moduleGraph.invalidateModule(module)
    }
  }
  server.hot.send({ type: 'full-reload' })
}

function showError(server: ViteDevServer, message: string): void {
  server.config.logger.error(message, { timestamp: true })
  server.hot.send({ type: 'error', err: { message, stack: '' } })
}
