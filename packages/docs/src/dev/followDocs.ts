import type { ViteHotContext } from 'vite/types/hot.js'

import { articleUpdateEvent, mendedEvent, menusUpdateEvent, problemSource, type ArticleUpdate, type MenusUpdate } from './articleUpdate.ts'

/** What is done with changes that the development server tells. */
export interface FollowDocsOptions {
  /** A page changed: take it in place of what is known of it, and render. */
  onArticle: (update: ArticleUpdate) => void
  /** Menus or titles changed. */
  onMenus: (menus: MenusUpdate) => void
}

/** Takes changes of the content from the development server, and takes the overlay away when what it told is mended. */
export function followDocs(hot: Pick<ViteHotContext, 'on'>, { onArticle, onMenus }: FollowDocsOptions): void {
  let isTold = false
  hot.on('vite:error', ({ err }) => {
    isTold = err.plugin === problemSource
  })
  hot.on(mendedEvent, () => {
    if (isTold) for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    isTold = false
  })
  hot.on(articleUpdateEvent, onArticle)
  hot.on(menusUpdateEvent, onMenus)
}
