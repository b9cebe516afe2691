import { brand } from '@view-site/site-data/brand'
import { useLocale } from '@view-site/i18n'
import { useCallback } from 'react'

/** Returns a function that sets the document's title, with the site's suffix. */
export function usePageTitle(): (title: string) => void {
  const locale = useLocale()
  return useCallback(
    (title: string) => {
      document.title = `${title} - ${brand.titleSuffix[locale]}`
    },
    [locale],
  )
}
