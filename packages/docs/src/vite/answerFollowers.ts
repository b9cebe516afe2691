import type { NormalizedHotChannelClient, ViteDevServer } from 'vite'

import { articlePayload } from '../compile/page/articlePayload.ts'
import { articleUpdateEvent, followEvent, menusUpdateEvent, type ArticleUpdate, type FollowRequest } from '../dev/articleUpdate.ts'
import type { DevDocs } from './createDevDocs.ts'
import { menusUpdate } from './pushChange.ts'

/** Sends the current menus and article to a page that begins to follow them: it may have missed a change while it started. */
export function answerFollowers(server: ViteDevServer, pages: DevDocs): void {
  server.environments.client.hot.on(followEvent, ({ path }: FollowRequest, client) => {
    sendCurrent(client, pages, path).catch((error: unknown) => server.config.logger.error(String(error)))
  })
}

async function sendCurrent(client: NormalizedHotChannelClient, pages: DevDocs, path: string): Promise<void> {
  const { pageAt, site } = await pages.collection()
  client.send(menusUpdateEvent, await menusUpdate(pages))
  const page = pageAt(site.stripLocale(path))
  const locale = site.localeOfPath(path)
  const article = page && (await pages.article(page.id, locale))
  if (!article) return
  const data: ArticleUpdate = { page: page.id, locale, article: articlePayload(article) }
  client.send(articleUpdateEvent, data)
}
