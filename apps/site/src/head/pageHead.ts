import type { AnyRouter } from '@tanstack/react-router'
import { localizePath, type Locale } from '@view-site/i18n/product'
import type { PageHead } from '@view-site/static-site/head'

/** Reads the head from the matched routes; the deepest route wins. */
export function pageHead(router: AnyRouter, locale: Locale): PageHead {
  const meta = router.state.matches.flatMap((match) => match.meta ?? [])
  const named = (name: string) => meta.findLast((entry) => entry && 'name' in entry && entry.name === name)?.content
  const canonical = router.state.matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === 'canonical')?.href
  const title = meta.findLast((entry) => entry && 'title' in entry)?.title
  return {
    locale,
    title: title ?? '',
    description: named('description') ?? '',
    path: router.state.location.pathname,
    ...(canonical !== undefined ? { canonical } : {}),
    indexed: named('robots') !== 'noindex',
    formats: formatsOf(router, locale),
  }
}

function formatsOf({ state }: AnyRouter, locale: Locale): PageHead['formats'] {
  const links = state.matches.flatMap((match) => match.links ?? [])
  return links.flatMap((link) =>
    link?.rel === 'alternate' && link.type && link.href
      ? [{ type: link.type, href: localizePath(state.location.pathname, locale) + link.href }]
      : [],
  )
}
