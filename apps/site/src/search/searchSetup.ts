import type { Locale } from '@view-site/i18n/product'
import type { SearchDialogProps } from '@view-site/layout/search'
import type { Site } from '../app/Site.ts'
import { articlePath } from '../docs/articlePath.ts'
import { docsMenus, pagesOf } from '@view-site/static-site/navigate'
import type { SearchTexts } from '../locales/search/zh-CN.ts'
import { docsSource } from './docsSource.ts'
import { isPublicPage } from './isPublicPage.ts'
import { popularPages } from './popularPages.ts'
import { pricesSource } from './pricesSource.ts'

/** Texts of the picker and of its sources. */
const texts: Record<Locale, () => Promise<{ picker: SearchDialogProps['texts']; own: SearchTexts }>> = {
  'zh-CN': async () => {
    const [{ zhCN }, own] = await Promise.all([import('@view-site/layout/search/zh-CN'), import('../locales/search/zh-CN.ts')])
    return { picker: zhCN, own: own.default }
  },
  'en-US': async () => {
    const [{ enUS }, own] = await Promise.all([import('@view-site/layout/search/en-US'), import('../locales/search/en-US.ts')])
    return { picker: enUS, own: own.default }
  },
}

/** The site's part of the picker's props. */
export interface SearchSetup extends Pick<SearchDialogProps, 'texts' | 'sources' | 'popular' | 'includes'> {}

/** Loads the data of the picker: texts, the documentation's search, and popular pages. */
export async function searchSetup({ services: { locale } }: Site): Promise<SearchSetup> {
  const { picker, own } = await texts[locale]()
  const pages = new Map(docsMenus(locale).flatMap(({ items }) => pagesOf(items).map((page) => [articlePath(page.page), page])))
  return {
    texts: picker,
    sources: [pricesSource(own), docsSource(locale, own)],
    popular: popularPages((path) => pages.get(path), own),
    includes: isPublicPage,
  }
}
