import { fileURLToPath } from 'node:url'

import type { Collection, CollectionOptions, CompiledArticle } from '../src/compile/index.ts'
import { createCollection } from '../src/compile/index.ts'

/** Products that the pages of the fixtures require. */
export const fixtureLicences = {
  products: { pro: 'View UI Plus Pro', admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' },
  href: '/price',
}

/** Opens a collection of `test/fixtures`, with days that do not depend on git. */
export function openFixture(name: string, options: Partial<CollectionOptions> = {}): Promise<Collection> {
  return createCollection({
    root: fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)),
    routes: ['/price'],
    licences: fixtureLicences,
    publicFolder: fileURLToPath(new URL(`fixtures/${name}/public`, import.meta.url)),
    lastUpdated: new Map([['demo/everything/zh-CN.md', '2026-05-06']]),
    localizeDemo: (source, locale) =>
      locale === 'en-US' ? source.replaceAll('主要', 'Primary').replaceAll('计数', 'count').replaceAll('小', 'Small') : source,
    ...options,
  })
}

/** The article of a page in a locale; fails where there is none. */
export function articleOf(articles: readonly CompiledArticle[], id: string, locale: string): CompiledArticle {
  const found = articles.find((article) => article.id === id && article.locale === locale)
  if (!found) throw new Error(`No article ${id} in ${locale}.`)
  return found
}
