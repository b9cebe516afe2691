import { localizePath } from '@view-site/i18n/locale'
import { cardOf } from './cardPath.ts'
import { alternates, type PageHead } from './pageHead.ts'

/** Brings the document's head in step after a client navigation, all but its title; the prerendered head of the first page is right already. */
export function applyHead(head: PageHead, origin: string): void {
  attribute('meta[name="description"]', 'content', head.description)
  attribute('meta[name="robots"]', 'content', head.indexed ? 'index,follow' : 'noindex')
  attribute('link[rel="canonical"]', 'href', origin + localizePath(head.path, head.locale))
  attribute('meta[property="og:title"]', 'content', head.title)
  attribute('meta[property="og:description"]', 'content', head.description)
  attribute('meta[property="og:url"]', 'content', origin + localizePath(head.path, head.locale))
  attribute('meta[property="og:image"]', 'content', origin + cardOf(head))
  attribute('meta[property="og:image:alt"]', 'content', head.title)
  for (const link of document.head.querySelectorAll('link[rel="alternate"][type]')) link.remove()
  for (const { type, href } of head.formats) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', type, href }))
  }
  for (const { hreflang, href } of alternates(head.path)) attribute(`link[rel="alternate"][hreflang="${hreflang}"]`, 'href', origin + href)
}

function attribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
