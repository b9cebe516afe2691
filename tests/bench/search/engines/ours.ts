import { openSearch } from '@view-site/docs/search'
import type { Open } from '../Engine.ts'

/** The search of `@view-site/docs`, fetching each part of the index when it is needed. */
export const open: Open = async () => {
  const { search } = await openSearch({ base: '/ours', locale: 'zh-CN' })
  return { search: async (query) => (await search(query)).pages.map(({ href }) => href) }
}
