import { localizePath, stripLocale, type Locale } from '@view-site/i18n/product'
import { menuSource, openPicker, prerenderedPages, type SearchTexts as PickerTexts } from '@view-site/layout/search/prepaint'
import { storageKeys } from '../../env.ts'
import type { SearchTexts } from '../../locales/search/zh-CN.ts'
import { docsSource } from '../../search/docsSource.ts'
import { isPublicPage } from '../../search/isPublicPage.ts'
import { popularPages } from '../../search/popularPages.ts'

const pages = () => prerenderedPages(document, stripLocale)

/** Makes the search of a page that the application does not run on yet; the returned function opens it. Its menus are those in the page. */
export function pageSearch(locale: Locale, texts: PickerTexts, own: SearchTexts): () => void {
  const sources = [menuSource({ label: texts.pages, includes: isPublicPage, pages }), docsSource(locale, own)]
  return () => {
    const shown = new Map(pages().map(({ path, title, subtitle }) => [path, { title, subtitle }]))
    openPicker({
      texts,
      sources,
      popular: popularPages((path) => shown.get(path), own),
      addressOf: (path) => localizePath(path, locale),
      storageKey: storageKeys.searches,
    })
  }
}
