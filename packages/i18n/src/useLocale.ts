import { useCallback, useSyncExternalStore } from 'react'
import type { Locale } from '@view-site/platform/locale'
import { localeOf } from './createI18n.ts'
import { useI18n } from './useI18n.ts'

/** The current locale; updates on `switchLocale`. */
export function useLocale(): Locale {
  const i18n = useI18n()
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed)
      return () => i18n.off('languageChanged', changed)
    },
    [i18n],
  )
  const locale = () => localeOf(i18n)
  return useSyncExternalStore(subscribe, locale, locale)
}
