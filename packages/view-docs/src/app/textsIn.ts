import { site } from './site/site.ts'
import type { SiteTexts } from './locales/en.ts'

/** Texts of a locale. */
export function textsIn(locale: string): SiteTexts {
  const texts = site.texts[locale]
  if (!texts) throw new Error(`The site has no locale ${locale}.`)
  return texts
}
