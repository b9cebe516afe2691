import type { Locale } from '@view-site/i18n'

import type { Collection } from '../compile/Collection.ts'

/** Source of `virtual:docs/<locale>`: all that the application's bundle holds of the pages. */
export function menusModule(collection: Collection, locale: Locale): string {
  const titles = Object.fromEntries(
    collection.pages.map(({ id, frontMatter }) => {
      const { title, subtitle } = frontMatter[locale]
      return [id, { title, subtitle }]
    }),
  )
  return `export const menus = ${JSON.stringify(collection.menus(locale))}\nexport const titles = ${JSON.stringify(titles)}\n`
}
