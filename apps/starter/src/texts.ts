import type { TranslateFunction } from '@view-site/i18n'
import { defineMessages, type Locale } from '@view-site/i18n/product'
import type { LayoutTexts } from '@view-site/layout'
import type zhCN from './locales/zh-CN.ts'

/** All texts of the app. */
export const texts = defineMessages('starter', {
  'zh-CN': () => import('./locales/zh-CN.ts'),
  'en-US': () => import('./locales/en-US.ts'),
})

/** `t` of this app. */
export type T = TranslateFunction<typeof zhCN>

/** Texts of the layout in one language. */
export async function layoutTexts(locale: Locale): Promise<LayoutTexts> {
  if (locale === 'en-US') return (await import('@view-site/layout/locales/en-US')).enUS
  return (await import('@view-site/layout/locales/zh-CN')).zhCN
}
