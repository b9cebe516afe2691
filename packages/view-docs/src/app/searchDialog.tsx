import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog, type SearchDialogProps } from '@view-site/layout/search'
import type { ReactNode } from 'react'
import { textsIn } from './App.ts'
import { docsSource } from './docsSource.ts'
import { site, storageKeys } from './site.ts'
import { isChinese } from './texts.ts'

/** The search dialog of a locale, with its texts and the index of the documentation. */
export async function searchDialog(locale: string): Promise<(props: PickerDialogProps) => ReactNode> {
  const texts = await pickerTexts(locale)
  const sources = [docsSource(locale, textsIn(locale))]
  return (props) => <SearchDialog {...props} texts={texts} sources={sources} storageKey={storageKeys.searches} />
}

async function pickerTexts(locale: string): Promise<SearchDialogProps['texts']> {
  const own = isChinese(locale)
    ? (await import('@view-site/layout/search/zh-CN')).zhCN
    : (await import('@view-site/layout/search/en-US')).enUS
  return { ...own, noneHint: textsIn(locale).searchHint, ...site.searchTexts[locale] }
}
