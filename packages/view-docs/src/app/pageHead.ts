import type { AnyRouter } from '@tanstack/react-router'
import type { PageHead } from '@view-site/static-site/head'
import { localePaths } from './site/site.ts'

/** Reads the head from the matched routes; the deepest route takes precedence. */
export function pageHead(router: AnyRouter, locale: string): PageHead {
  const { matches, location } = router.state
  const meta = matches.flatMap((match) => match.meta ?? [])
  const named = (name: string) => meta.findLast((entry) => entry && 'name' in entry && entry.name === name)?.content
  const title = meta.findLast((entry) => entry && 'title' in entry)?.title
  const links = matches.flatMap((match) => match.links ?? [])
  const canonical = links.findLast((link) => link?.rel === 'canonical')?.href
  const locales = links.flatMap((link) => (link?.rel === 'alternate' && link.hrefLang ? [link.hrefLang] : []))
  return {
    locale,
    title: title ?? '',
    description: named('description') ?? '',
    path: location.pathname,
    ...(canonical ? { canonical } : {}),
    ...(locales.length > 0 ? { locales } : {}),
    indexed: named('robots') !== 'noindex',
    formats: links.flatMap((link) =>
      link?.rel === 'alternate' && link.type && link.href
        ? [{ type: link.type, href: localePaths.localizePath(location.pathname, locale) + link.href }]
        : [],
    ),
  }
}
