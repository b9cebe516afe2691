import { brand } from '@view-site/site-data/brand'
import { loadT } from '@view-site/i18n'
import type { Services } from '../app/services/services.ts'
import { siteTexts } from '../app/texts.ts'
import type zhCN from '../locales/zh-CN.ts'
import { headTexts } from './headTexts.ts'

type PageName = keyof (typeof zhCN)['titles']

/** The page that search engines shall list instead; `href` is its route without a locale. */
interface CanonicalLink {
  rel: 'canonical'
  href: string
}

interface RouteHead {
  meta: ({ title: string } | { name: string; content: string })[]
  /** Other formats of the page, whose `href` is the suffix of its address, and the page to be listed instead. */
  links: ({ rel: 'alternate'; type: string; href: string } | CanonicalLink)[]
}

/** Head of one of the site's own pages, for a route's `head`. `indexed: false` excludes it from search engines. */
export async function pageMeta(
  services: Services,
  page: PageName,
  options: Pick<RouteHeadOptions, 'indexed' | 'hasMarkdown'> = {},
): Promise<RouteHead> {
  const [t, about] = await Promise.all([loadT(services.i18n, siteTexts), loadT(services.i18n, headTexts)])
  return routeHead({ title: t(`titles.${page}`), description: about(page), locale: services.locale, ...options })
}

export interface RouteHeadOptions {
  title: string
  description: string
  locale: Services['locale']
  /** @default true */
  indexed?: boolean
  /** Whether the page is available as Markdown. @default false */
  hasMarkdown?: boolean
  /** Whether the page has an Atom feed. @default false */
  feed?: boolean
  /** Route of the page that search engines shall list instead. @default the page itself */
  canonical?: string | undefined
}

/** Head of a page with its own title and description. Adds the site's suffix to the title. */
export function routeHead({
  title,
  description,
  locale,
  indexed = true,
  hasMarkdown = false,
  feed = false,
  canonical,
}: RouteHeadOptions): RouteHead {
  return {
    meta: [
      { title: `${title} - ${brand.titleSuffix[locale]}` },
      { name: 'description', content: description },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      ...(hasMarkdown ? [{ rel: 'alternate' as const, type: 'text/markdown', href: '.md' }] : []),
      ...(canonical !== undefined ? [{ rel: 'canonical' as const, href: canonical }] : []),
      ...(feed ? [{ rel: 'alternate' as const, type: 'application/atom+xml', href: '.xml' }] : []),
    ],
  }
}
