import { join } from 'node:path'

import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { FrontMatter } from '../page/CompiledArticle.ts'
import type { PageFrame, PageSource } from './PageSource.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { inLocale } from '../Site.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import type { ReferencePage } from './ReferencePage.ts'

/** The references of a collection, which it has besides the pages of its folders. */
export interface References {
  pages: readonly CollectionPage[]
  /** `undefined` for a page that has a folder. */
  source: (id: string, locale: string) => PageSource | undefined
  frame: (id: string, locale: string) => PageFrame | undefined
}

/** Asks for the references of a collection. */
export async function openReferences(
  { references, root, pathOf = (id) => `/${id}` }: CollectionOptions,
  locales: readonly string[],
): Promise<References> {
  const written = (await references?.()) ?? []
  const byId = new Map(written.map((page) => [page.id, page]))
  return {
    pages: written.map(({ id, markdown }) => ({
      id,
      path: pathOf(id),
      product: id.split('/')[0] ?? id,
      folder: join(root, id),
      frontMatter: Object.fromEntries(locales.map((locale) => [locale, headOf(inLocale(markdown, locale))])),
    })),
    source: (id, locale) => sourceOf(byId.get(id), locale),
    frame: (id, locale) => byId.get(id)?.frame[locale],
  }
}

function sourceOf(page: ReferencePage | undefined, locale: string): PageSource | undefined {
  return page && { id: page.id, locale, markdown: inLocale(page.markdown, locale), file: `${page.id}/${locale}.md`, reference: true }
}

/** What is wrong in it is reported when the page is compiled. */
function headOf(markdown: string): FrontMatter {
  const [head = ''] = /^---\n[\s\S]*?\n---/.exec(markdown) ?? []
  return readFrontMatter(parseMarkdown(head), '', [])
}
