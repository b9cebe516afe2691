import { join } from 'node:path'

import { anchorId, splitHref, type FactsByAddress } from '../collection/anchors.ts'
import { headingFix } from '../collection/checkLinks.ts'
import type { Collection } from '../collection/Collection.ts'
import type { Problem } from '../Problem.ts'
import type { Site } from '../Site.ts'
import { lineIn } from '../source/lineIn.ts'
import type { Redirect } from './Redirect.ts'
import { redirectsFile } from './redirectsFile.ts'
import { pathOf } from './resolveRedirects.ts'

/** Reports redirects to anchors that their pages do not have. Pages that are not among the compiled ones are not checked. */
export function checkRedirectAnchors(pages: FactsByAddress, { redirects, options, site }: Collection): Problem[] {
  return redirects.flatMap(({ from, to }): Problem[] => {
    const [path, anchor] = splitHref(to)
    const target = pages.get(site.localizePath(path, site.defaultLocale))
    if (!target || anchor === undefined || redirectAnchor(to, pages, site) !== undefined) return []
    const message = `The redirect of ${from} leads to ${to}, and that page has no such heading.`
    const line = lineIn(join(options.root, redirectsFile), [from])
    return [{ file: redirectsFile, ...line, message, fix: headingFix(target, anchor) }]
  })
}

/** Replaces the heading's text after the `#` of a redirect's target by the heading's id. For redirects that {@link checkRedirectAnchors} accepts. */
export function resolveRedirect({ from, to }: Redirect, pages: FactsByAddress, site: Site): Redirect {
  const id = to.includes('#') ? redirectAnchor(to, pages, site) : undefined
  return { from, to: id === undefined ? to : `${pathOf(to)}#${id}` }
}

/** Id of the heading that an anchor names by its text in any locale: all locales of a page have the same ids. */
function redirectAnchor(to: string, pages: FactsByAddress, { locales, localizePath }: Site): string | undefined {
  const [path, anchor = ''] = splitHref(to)
  const translations = locales.flatMap((locale) => pages.get(localizePath(path, locale)) ?? [])
  return translations.flatMap((page) => anchorId(page, anchor) ?? [])[0]
}
