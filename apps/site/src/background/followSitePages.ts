import { brand } from '@view-site/site-data/brand'
import { followPages, type PageView } from '@view-site/layout/navigation'
import type { Analytics } from '../analytics/Analytics.ts'
import type { Site } from '../app/Site.ts'
import { pageHead } from '../head/pageHead.ts'

/** Updates the title for each page and its unread messages, shows a progress bar for slow pages, and reports page views. */
export function followSitePages({ router, layout, services: { locale } }: Site, analytics: Analytics): void {
  const titleSuffix = brand.titleSuffix[locale]
  followPages(layout, {
    titleSuffix,
    titleOf: () => withoutSuffix(pageHead(router, locale).title, titleSuffix),
    // The router restores scroll positions itself.
    scrollToTop: false,
    track: ({ path, title }) => analytics.view({ path: publicPath(path), title }),
  })

  function publicPath(path: PageView['path']): string {
    const { name, params } = layout.store.get(layout.route)
    return 'token' in params ? name : path
  }
}

function withoutSuffix(title: string, suffix: string): string {
  return title.endsWith(` - ${suffix}`) ? title.slice(0, -` - ${suffix}`.length) : title
}
