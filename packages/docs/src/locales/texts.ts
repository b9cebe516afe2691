import type { Localized } from '@view-site/i18n'
import { enUS } from './en-US.ts'
import { zhCN, type Texts } from './zh-CN.ts'

/** Texts of the compiled pages by locale. */
export const texts: Localized<Texts> = { 'zh-CN': zhCN, 'en-US': enUS }
