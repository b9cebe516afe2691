import type { Locale } from '@view-site/i18n/product'
import { chinese, type Texts } from './zh-CN.ts'
import { english } from './en-US.ts'

export type { Texts } from './zh-CN.ts'

/** The texts in a language. */
export function textsOf(locale: Locale): Texts {
  return { 'zh-CN': chinese, 'en-US': english }[locale]
}
