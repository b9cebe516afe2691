import type { LocalePaths } from '@view-site/i18n/locale'
import { alternates, canonicalAddress } from './alternates.ts'
import { openGraphImageOf } from './openGraphImage.ts'
import type { PageHead } from './PageHead.ts'

/** Updates the document's head after a client navigation, except for the title. The prerendered head of the first page is already correct. */
export function applyHead(head: PageHead, origin: string, paths: LocalePaths): void {
  const url = origin + paths.localizePath(head.path, head.locale)
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('meta[name="robots"]', 'content', head.indexed ? 'all' : 'noindex')
  setAttribute('link[rel="canonical"]', 'href', origin + canonicalAddress(head, paths))
  setAttribute('meta[property="og:title"]', 'content', head.title)
  setAttribute('meta[property="og:description"]', 'content', head.description)
  setAttribute('meta[property="og:url"]', 'content', url)
  setAttribute('meta[property="og:image"]', 'content', origin + openGraphImageOf(head, paths))
  setAttribute('meta[property="og:image:alt"]', 'content', head.title)
  for (const old of document.head.querySelectorAll('link[rel="alternate"], script[type="application/ld+json"]')) old.remove()
  const translations = alternates(head, paths).map(({ hreflang, href }) => ({ hreflang, href: origin + href }))
  for (const link of [...translations, ...head.formats])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate' }, link))
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
