import type { PageContext } from './PageContext.ts'

/** Where a link of a page leads. */
export interface LinkTarget {
  /** Address for the page's locale. */
  href: string
  external: boolean
  problem?: { message: string; fix: string }
}

/** Reads the address of a link as an author writes it: a route from the root, an anchor, or another site. */
export function linkTarget(url: string, { source: { locale }, site }: Pick<PageContext, 'site' | 'source'>): LinkTarget {
  if (/^(?:https?:)?\/\//.test(url)) return { href: url, external: true }
  if (url.startsWith('#') || /^(?:mailto|tel):/.test(url)) return { href: url, external: false }
  if (!url.startsWith('/')) {
    const problem = { message: `The link "${url}" is relative.`, fix: 'Write the route from the root, without a locale: /guide/start.' }
    return { href: url, external: false, problem }
  }
  const plain = site.stripLocale(url)
  if (plain !== url) {
    const part = site.localeOfPath(url) === site.defaultLocale ? 'base' : 'locale'
    const problem = {
      message: `The link "${url}" names a ${part}.`,
      fix: `Write ${plain}: the page's own ${part} is added.`,
    }
    return { href: url, external: false, problem }
  }
  return { href: site.localizePath(url, locale), external: false }
}
