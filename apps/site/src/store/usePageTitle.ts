import { brand } from '@view-site/site-data/brand'
import { useLocale } from '@view-site/i18n'
import { useCallback } from 'react'

/** Writes a page's own title into the document, with the site's suffix. */
export function usePageTitle(): (title: string) => void {
  const locale = useLocale()
  return useCallback(
    (title: string) => {
      document.title = `${title} - ${brand.titleSuffix[locale]}`
    },
    [locale],
  )
}
