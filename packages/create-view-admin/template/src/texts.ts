import { messagesFor, type TranslateFunction } from '@view-site/i18n'
import type { LayoutTexts } from '@view-site/layout'
import { languages, type Language } from './languages.ts'
import type zhCN from './locales/zh-CN.ts'

/** All texts of the app. */
export const texts = messagesFor(languages)('app', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})

/** `t` of this app. */
export type T = TranslateFunction<typeof zhCN>

/** Texts of the layout in one language. */
export async function layoutTexts(locale: Language): Promise<LayoutTexts> {
  if (locale === 'en-US') return (await import('@view-site/layout/locales/en-US')).enUS
  return (await import('@view-site/layout/locales/zh-CN')).zhCN
}
