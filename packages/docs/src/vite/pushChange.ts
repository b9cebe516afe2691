import type { ViteDevServer } from 'vite'

import { articleUpdateEvent, menusUpdateEvent, type ArticleUpdate, type MenusUpdate } from '../dev/articleUpdate.ts'
import { articlePayload } from '../compile/page/articlePayload.ts'
import type { ChangedFile, DevDocs } from './createDevDocs.ts'
import type { OpenProblems } from './createOpenProblems.ts'

/**
 * Sends the effects of a changed file to the browser: menus and titles, and the page it belongs to. A page with problems stays
 * unchanged in the browser, below the overlay.
 */
export async function pushChange(server: ViteDevServer, pages: DevDocs, problems: OpenProblems, file: ChangedFile): Promise<void> {
  const place = `${file.folder}/${file.name}`
  try {
    const { locales, site } = await pages.collection()
    const broken = (await pages.article(file.folder, site.defaultLocale).catch(() => undefined))?.problems ?? []
    problems.set(file.folder, broken)
    if (broken.length > 0) return
    const refreshed = await pages.refresh(file)
    problems.set(place, refreshed.problems)
    if (refreshed.problems.length > 0) return
    if (refreshed.isOther || file.name === 'menu.ts') await pushMenus(server, pages)
    await pushArticles(server, pages, { ...file, locales })
  } catch (error) {
    problems.set(place, [{ file: place, message: String(error), fix: 'Fix what it names, and save the file again.' }])
  }
}

async function pushArticles(
  server: ViteDevServer,
  pages: DevDocs,
  { folder, name, locales }: ChangedFile & { locales: readonly string[] },
): Promise<void> {
  for (const locale of locales) {
    if (name.endsWith('.md') && name !== `${locale}.md`) continue
    const found = await pages.article(folder, locale)
    if (!found) continue
    const data: ArticleUpdate = { page: folder, locale, article: articlePayload(found.article) }
    server.hot.send(articleUpdateEvent, data)
  }
}

async function pushMenus(server: ViteDevServer, pages: DevDocs): Promise<void> {
  const collection = await pages.collection()
  const data: MenusUpdate = Object.fromEntries(collection.locales.map((locale) => [locale, collection.menus(locale)]))
  server.hot.send(menusUpdateEvent, data)
}
