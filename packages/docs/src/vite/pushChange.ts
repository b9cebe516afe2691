import type { ViteDevServer } from 'vite'

import { articleUpdateEvent, menusUpdateEvent, type ArticleUpdate, type MenusUpdate } from '../dev/articleUpdate.ts'
import { textLocale } from '../compile/fallback/textLocale.ts'
import { articlePayload } from '../compile/page/articlePayload.ts'
import type { DevCheck } from './createDevCheck.ts'
import type { ChangedFile, DevDocs } from './createDevDocs.ts'

/**
 * Checks the page that a changed file belongs to, and sends the effects to the browser: menus and titles, and the page. A page with
 * problems stays unchanged in the browser, below the overlay.
 */
export async function pushChange(server: ViteDevServer, pages: DevDocs, check: DevCheck, file: ChangedFile): Promise<void> {
  if (file.isEdit && (await check.page(file.folder)).length > 0) return
  const isOther = await pages.refresh(file)
  if (isOther) await pushMenus(server, pages)
  // The page may be new, or gone.
  if ((isOther || !file.isEdit) && (await check.page(file.folder)).length > 0) return
  await pushArticles(server, pages, file)
}

async function pushArticles(server: ViteDevServer, pages: DevDocs, { folder, name }: ChangedFile): Promise<void> {
  const { locales, page, site } = await pages.collection()
  for (const locale of locales) {
    if (name.endsWith('.md') && name !== `${textLocale(page(folder) ?? {}, locale, site)}.md`) continue
    const article = await pages.article(folder, locale)
    if (!article) continue
    const data: ArticleUpdate = { page: folder, locale, article: articlePayload(article) }
    server.hot.send(articleUpdateEvent, data)
  }
}

async function pushMenus(server: ViteDevServer, pages: DevDocs): Promise<void> {
  server.hot.send(menusUpdateEvent, await menusUpdate(pages))
}

/** The current menus of each locale. */
export async function menusUpdate(pages: DevDocs): Promise<MenusUpdate> {
  const { locales, menus } = await pages.collection()
  return Object.fromEntries(locales.map((locale) => [locale, menus(locale)]))
}
