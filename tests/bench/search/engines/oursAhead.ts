import { openSearch } from '@view-site/docs/search'
import type { Open } from '../Engine.ts'

/** The same, with the terms of a small index fetched ahead when the first answer is there; answers count when their titles are shown. */
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
