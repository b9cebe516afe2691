import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { I18n } from './createI18n.ts'

/** The instance of the nearest `I18nProvider`. Throws without one. */
export function useI18n(): I18n {
  const context = useContext(I18nContext)
  if (!context) throw new Error('No I18nProvider found: put <I18nProvider i18n={createI18n(locale)}> around this component.')
  return context.i18n
}
