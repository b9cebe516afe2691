import type { Locale } from '@view-site/i18n'

import type { ArticlePayload } from './ArticlePayload.ts'

/** Name of the event that the development server sends when a page changes: `import.meta.hot?.on(articleUpdateEvent, …)`. */
export const articleUpdateEvent = 'view-site:docs'

/** What it carries: the page as it is now. */
export interface ArticleUpdate {
  page: string
  locale: Locale
  article: ArticlePayload
}
