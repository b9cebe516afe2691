import type { Locale } from '@view-site/i18n/product'
import { searchDialogId } from '@view-site/layout/prepaint'
import { enUS } from '@view-site/layout/search/en-US'
import { pickerFrame } from '@view-site/layout/search/prepaint'
import { zhCN } from '@view-site/layout/search/zh-CN'

const texts = { 'zh-CN': zhCN, 'en-US': enUS }

/** HTML of the frame of the search for a prerendered page that has its button; empty for the others. */
export function searchFrame(page: string, locale: Locale): string {
  return page.includes(`aria-controls="${searchDialogId}"`) ? pickerFrame(texts[locale]) : ''
}
