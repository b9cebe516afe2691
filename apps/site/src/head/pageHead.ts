import type { AnyRouter } from '@tanstack/react-router'
import { defaultLocale, localizePath, locales, type Locale } from '@view-site/i18n/locale'

/** What stands in the head of one page, for people (title), search engines and link previews. */
export interface PageHead {
  locale: Locale
  /** With the suffix. */
  title: string
  description: string
  /** Path of the page without locale, base and query. */
  path: string
  /** Pages that have no place in an index: sign-in routes, payment, errors. @default true */
  indexed: boolean
  /** The page in other formats, at origin-relative addresses: its Markdown, its feed. */
  formats: { type: string; href: string }[]
}

/** Reads the head that the matched routes declared; the deepest one wins. */
export function pageHead(router: AnyRouter, locale: Locale): PageHead {
  const meta = router.state.matches.flatMap((match) => match.meta ?? [])
  const named = (name: string) => meta.findLast((entry) => entry && 'name' in entry && entry.name === name)?.content
  const title = meta.findLast((entry) => entry && 'title' in entry)?.title
  return {
    locale,
    title: title ?? '',
    description: named('description') ?? '',
    path: router.state.location.pathname,
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

/** Addresses of the page in every locale, the default one also as `x-default`; origin-relative. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: locale as string, href: localizePath(path, locale) })),
    { hreflang: 'x-default', href: localizePath(path, defaultLocale) },
  ]
}
