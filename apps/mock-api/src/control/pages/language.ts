import type { AppContext } from '../../http/caller.ts'
import { texts as english } from '../../locales/en-US.ts'
import { texts as chinese, type Texts } from '../../locales/zh-CN.ts'

/** The language a control page is shown in. */
export interface PageLanguage {
  locale: 'zh-CN' | 'en-US'
  t: Texts
  /** Query string that keeps the language across pages. */
  query: string
}

/** `?lang=` comes first, then the browser's first language; Chinese otherwise. */
export function languageOf(context: AppContext): PageLanguage {
  const preferred = context.req.query('lang') ?? context.req.header('accept-language') ?? ''
  return /^en\b/i.test(preferred)
    ? { locale: 'en-US', t: english, query: '?lang=en-US' }
    : { locale: 'zh-CN', t: chinese, query: '?lang=zh-CN' }
}
