import { brand } from '@view-site/site-data/brand'
import { useLocale } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { useCallback } from 'react'

/** Returns a function that sets the document's title, with the site's suffix. */
export function usePageTitle(): (title: string) => void {
  const locale = useLocale(locales)
  return useCallback(
    (title: string) => {
      document.title = `${title} - ${brand.titleSuffix[locale]}`
    },
    [locale],
  )
}
