import { useCallback, useSyncExternalStore } from 'react'
import { localeOf } from './createI18n.ts'
import type { LocaleList } from './locale/matchLocale.ts'
import { useI18n } from './useI18n.ts'

/** The current locale; updates on `switchLocale`. */
export function useLocale(): string
/** The one of a list of locales that fits the current locale: itself, one of its language, or the first. For data in those locales. */
export function useLocale<Tag extends string>(among: LocaleList<Tag>): Tag
export function useLocale(among?: LocaleList): string {
  const i18n = useI18n()
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed)
      return () => i18n.off('languageChanged', changed)
    },
    [i18n],
  )
  const locale = () => (among ? localeOf(i18n, among) : localeOf(i18n))
  return useSyncExternalStore(subscribe, locale, locale)
}
