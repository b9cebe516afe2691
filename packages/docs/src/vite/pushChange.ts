import { locales } from '@view-site/i18n/locale'
import type { ViteDevServer } from 'vite'

import { articleUpdateEvent, menusUpdateEvent, problemSource, type ArticleUpdate, type MenusUpdate } from '../articleUpdate.ts'
import { articlePayload } from '../compile/articlePayload.ts'
import { formatProblems } from '../compile/Problem.ts'
import type { ChangedFile, DevDocs } from './createDevDocs.ts'

/**
 * Tells the browser what a changed file changed: menus and titles, and the page it belongs to. A page with problems stays in
 * the browser as it was, under the problems.
 */
export async function pushChange(server: ViteDevServer, pages: DevDocs, file: ChangedFile): Promise<void> {
  const broken = await pages.article(file.folder, 'zh-CN').catch(() => undefined)
  if (broken && broken.problems.length > 0) return showError(server, formatProblems(broken.problems))
  const { problems, isOther } = await pages.refresh(file)
  if (problems.length > 0) return showError(server, formatProblems(problems))
  if (isOther || file.name === 'menu.ts') await pushMenus(server, pages)
  for (const locale of locales) {
    if (file.name.endsWith('.md') && file.name !== `${locale}.md`) continue
    const found = await pages.article(file.folder, locale)
    if (!found) continue
    const data: ArticleUpdate = { page: file.folder, locale, article: articlePayload(found.article) }
    server.hot.send(articleUpdateEvent, data)
  }
}

async function pushMenus(server: ViteDevServer, pages: DevDocs): Promise<void> {
  const collection = await pages.collection()
  const data: MenusUpdate = { 'zh-CN': collection.menus('zh-CN'), 'en-US': collection.menus('en-US') }
  server.hot.send(menusUpdateEvent, data)
}

/** Shows what is wrong over the page that is there. */
export function showError(server: ViteDevServer, message: string): void {
  server.config.logger.error(message, { timestamp: true })
  server.hot.send({ type: 'error', err: { message, stack: '', plugin: problemSource } })
}
