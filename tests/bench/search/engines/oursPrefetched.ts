import { openSearch } from '@view-site/docs/search'
import type { Open } from '../Engine.ts'

/**
 * The search of `
 * @view-site/docs` with the terms of a small index prefetched after the first query. A query counts as answered when titles are shown.
 */
export const open: Open = async () => {
  const { search, warm } = await openSearch({ base: '/ours', locale: 'zh-CN' })
  return {
    settle: warm,
    search: (query) =>
      new Promise((resolve, reject) => {
        search(query, { onProgress: ({ pages }) => resolve(pages.map(({ href }) => href)) }).catch(reject)
      }),
  }
}
