import { join } from 'node:path'

import type { Locale } from '@view-site/i18n/locale'

import type { CollectionOptions, CollectionPage } from '../collection/Collection.ts'
import type { FrontMatter } from '../page/CompiledArticle.ts'
import type { PageFrame, PageSource } from './PageSource.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import type { ReferencePage } from './ReferencePage.ts'

/** The references of a collection, which it has besides the pages of its folders. */
export interface References {
  pages: readonly CollectionPage[]
  /** `undefined` for a page that has a folder. */
  source: (id: string, locale: Locale) => PageSource | undefined
  frame: (id: string, locale: Locale) => PageFrame | undefined
}

/** Asks for the references of a collection. */
export async function openReferences({ references, root, pathOf = (id) => `/${id}` }: CollectionOptions): Promise<References> {
  const written = (await references?.()) ?? []
  const byId = new Map(written.map((page) => [page.id, page]))
  return {
    pages: written.map(({ id, markdown }) => ({
      id,
      path: pathOf(id),
      product: id.split('/')[0] ?? id,
      folder: join(root, id),
      frontMatter: { 'zh-CN': headOf(markdown['zh-CN']), 'en-US': headOf(markdown['en-US']) },
    })),
    source: (id, locale) => sourceOf(byId.get(id), locale),
    frame: (id, locale) => byId.get(id)?.frame[locale],
  }
}

function sourceOf(page: ReferencePage | undefined, locale: Locale): PageSource | undefined {
  return page && { id: page.id, locale, markdown: page.markdown[locale], file: `${page.id}/${locale}.md`, reference: true }
}

/** What is wrong in it is reported when the page is compiled. */
function headOf(markdown: string): FrontMatter {
  const [head = ''] = /^---\n[\s\S]*?\n---/.exec(markdown) ?? []
  return readFrontMatter(parseMarkdown(head), '', [])
}
