import type { ViteHotContext } from 'vite/types/hot.js'

import {
  articleUpdateEvent,
  fixedEvent,
  followEvent,
  menusUpdateEvent,
  problemSource,
  type ArticleUpdate,
  type FollowRequest,
  type MenusUpdate,
} from './articleUpdate.ts'

/** What to do with changes that the development server reports. */
export interface FollowDocsOptions {
  /** A page changed: replace its data and render it. */
  onArticle: (update: ArticleUpdate) => void
  /** Menus or titles changed. */
  onMenus: (menus: MenusUpdate) => void
}

/**
 * Handles changes of the content that the development server reports, and removes its overlay when the problems are fixed.
 * Asks once for what is current: a file may have been saved after this page loaded its article and before it listened.
 */
export function followDocs(hot: Pick<ViteHotContext, 'on' | 'send'>, { onArticle, onMenus }: FollowDocsOptions): void {
  hot.on(fixedEvent, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay'))
      if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes(problemSource)) overlay.remove()
  })
  hot.on(articleUpdateEvent, onArticle)
  hot.on(menusUpdateEvent, onMenus)
  const request: FollowRequest = { path: location.pathname }
  hot.send(followEvent, request)
}
