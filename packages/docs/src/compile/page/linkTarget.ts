import { localizePath } from '@view-site/i18n/locale'

import type { PageSource } from '../source/PageSource.ts'

/** Where a link of a page leads. */
export interface LinkTarget {
  /** Address for the page's locale. */
  href: string
  external: boolean
  problem?: { message: string; fix: string }
}

/** Reads the address of a link as an author writes it: a route from the root, an anchor, or another site. */
export function linkTarget(url: string, { locale }: PageSource): LinkTarget {
  if (/^(?:https?:)?\/\//.test(url)) return { href: url, external: true }
  if (url.startsWith('#') || /^(?:mailto|tel):/.test(url)) return { href: url, external: false }
  if (!url.startsWith('/')) {
    const problem = { message: `The link "${url}" is relative.`, fix: 'Write the route from the root, without a locale: /view-ui-plus/….' }
    return { href: url, external: false, problem }
  }
  if (localizePath(url, 'zh-CN') !== url) {
    const problem = {
      message: `The link "${url}" names a locale.`,
      fix: `Write ${localizePath(url, 'zh-CN')}: the page's own locale is added.`,
    }
    return { href: url, external: false, problem }
  }
  return { href: localizePath(url, locale), external: false }
}
