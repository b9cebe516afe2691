import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog, type SearchDialogProps, type SearchTexts } from '@view-site/layout/search'
import type { ReactNode } from 'react'
import { textsIn } from './App.ts'
import { docsSource } from './docsSource.ts'
import { site, storageKeys } from './site/site.ts'
import { inLanguage } from './site/inLanguage.ts'

/** The search dialog of a locale, with its texts and the index of the documentation. */
export async function searchDialog(locale: string): Promise<(props: PickerDialogProps) => ReactNode> {
  const texts = await pickerTexts(locale)
  const sources = [docsSource(locale, textsIn(locale))]
  return (props) => <SearchDialog {...props} texts={texts} sources={sources} storageKey={storageKeys.searches} />
}

async function pickerTexts(locale: string): Promise<SearchDialogProps['texts']> {
  const load = inLanguage<() => Promise<{ default: SearchTexts }>>(
    {
      ar: () => import('@view-site/layout/search/ar'),
      de: () => import('@view-site/layout/search/de'),
      en: () => import('@view-site/layout/search/en-US'),
      zh: () => import('@view-site/layout/search/zh-CN'),
    },
    locale,
  )
  return { ...(await load()).default, noneHint: textsIn(locale).searchHint, ...site.searchTexts[locale] }
}
