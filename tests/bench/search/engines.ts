import { insertMultiple, save } from '@orama/orama'
import { createSearchIndex, type SearchablePage } from '@view-site/docs/compile'
import MiniSearch from 'minisearch'
import { createIndex as createPagefind } from 'pagefind'
import type { Engine, IndexFiles } from './Engine.ts'
import { options } from './engines/minisearch.ts'
import { createIndex as createOrama } from './engines/orama.ts'
import { textOf } from './readPages.ts'

/** The engines to compare. The libraries get pages as title and text, the minimum that they need. */
export const engines: readonly Engine[] = [
  { name: 'ours', module: 'ours.ts', build: buildOurs },
  { name: 'ours, prefetched', module: 'oursPrefetched.ts', build: buildOurs },
  {
    name: 'Pagefind',
    module: 'pagefind.ts',
    async build(pages) {
      const { index } = await createPagefind({ forceLanguage: 'zh' })
      if (!index) throw new Error('Pagefind did not start.')
      for (const page of pages)
        await index.addCustomRecord({ url: page.href, content: textOf(page), language: 'zh', meta: { title: page.title } })
      const { files } = await index.getFiles()
      return new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]))
    },
  },
  {
    name: 'MiniSearch',
    module: 'minisearch.ts',
    async build(pages) {
      const index = new MiniSearch(options)
      index.addAll(pages.map((page) => ({ id: page.id, href: page.href, title: page.title, text: textOf(page) })))
      return new Map([['/minisearch/index.json', JSON.stringify(index)]])
    },
  },
  {
    name: 'Orama',
    module: 'orama.ts',
    async build(pages) {
      const index = createOrama()
      await insertMultiple(
        index,
        pages.map((page) => ({ href: page.href, title: page.title, text: textOf(page) })),
      )
      return new Map([['/orama/index.json', JSON.stringify(save(index))]])
    },
  },
]

async function buildOurs(pages: readonly SearchablePage[]): Promise<IndexFiles> {
  const files: IndexFiles = new Map()
  const write = async (path: string, content: Uint8Array | string) => void files.set(`/ours/${path}`, content)
  const index = createSearchIndex({ locale: 'zh-CN', ids: pages.map(({ id }) => id), write })
  for (const page of pages) await index.add(page)
  await index.finish()
  return files
}
