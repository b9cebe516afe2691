import { brand } from '@view-site/site-data/brand'
import { loadT } from '@view-site/i18n'
import type { Services } from '../app/services.ts'
import { siteTexts } from '../app/texts.ts'
import type zhCN from '../locales/zh-CN.ts'

type PageName = keyof (typeof zhCN)['titles']

interface RouteHead {
  meta: ({ title: string } | { name: string; content: string })[]
}

/** Head of one of the site's own pages, for a route's `head`. `indexed: false` keeps search engines away. */
export async function pageMeta(services: Services, page: PageName, { indexed = true } = {}): Promise<RouteHead> {
  const t = await loadT(services.i18n, siteTexts)
  return routeHead({ title: t(`titles.${page}`), description: t(`descriptions.${page}`), locale: services.locale, indexed })
}

/** Head of a page that brings its own words. The title gets the site's suffix. */
export function routeHead({
  title,
  description,
  locale,
  indexed = true,
}: {
  title: string
  description: string
  locale: Services['locale']
  indexed?: boolean
}): RouteHead {
  return {
    meta: [
      { title: `${title} - ${brand.titleSuffix[locale]}` },
      { name: 'description', content: description },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  }
}
