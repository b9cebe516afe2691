import { isRightToLeft } from '@view-site/i18n/locale'

import type { CollectionPage } from '../collection/Collection.ts'
import type { Site } from '../Site.ts'

/** Locale of the text that readers of a locale get: the default one where the page is not written in theirs. */
export function textLocale(page: Pick<CollectionPage, 'locales'>, locale: string, { defaultLocale }: Pick<Site, 'defaultLocale'>): string {
  return isWrittenIn(page, locale) ? locale : defaultLocale
}

/** Whether a page is written in a locale. */
export function isWrittenIn({ locales }: Pick<CollectionPage, 'locales'>, locale: string): boolean {
  return !locales || locales.includes(locale)
}

/** Attributes of an element whose text is in another locale than the page around it. */
export function languageAttributes(text: string, around: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return text === around ? {} : { lang: text, dir: isRightToLeft(text) ? 'rtl' : 'ltr' }
}
