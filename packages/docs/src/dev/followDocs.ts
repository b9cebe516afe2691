import type { ViteHotContext } from 'vite/types/hot.js'

import { articleUpdateEvent, fixedEvent, menusUpdateEvent, problemSource, type ArticleUpdate, type MenusUpdate } from './articleUpdate.ts'

/** What to do with changes that the development server reports. */
export interface FollowDocsOptions {
  /** A page changed: replace its data and render it. */
  onArticle: (update: ArticleUpdate) => void
  /** Menus or titles changed. */
  onMenus: (menus: MenusUpdate) => void
}

/** Handles changes of the content that the development server reports, and removes its overlay when the problems are fixed. */
export function followDocs(hot: Pick<ViteHotContext, 'on'>, { onArticle, onMenus }: FollowDocsOptions): void {
  hot.on(fixedEvent, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay'))
      if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes(problemSource)) overlay.remove()
  })
  hot.on(articleUpdateEvent, onArticle)
  hot.on(menusUpdateEvent, onMenus)
}
