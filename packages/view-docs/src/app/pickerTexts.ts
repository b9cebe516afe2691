import type { SearchTexts } from '@view-site/layout/search'
import { inLanguage } from './site/inLanguage.ts'
import { site } from './site/site.ts'
import { textsIn } from './textsIn.ts'

/** Loads the texts of the search picker in a locale, with those that the site sets. */
export async function pickerTexts(locale: string): Promise<SearchTexts> {
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
