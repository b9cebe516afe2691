import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { I18n } from './createI18n.ts'

/** Props of `I18nProvider`. */
export interface I18nProviderProps {
  /** The instance of `createI18n(locale)`. */
  i18n: I18n
  children: ReactNode
}

/** Provides the locale and texts to the components below it. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
