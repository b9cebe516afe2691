import MiniSearch from 'minisearch'
import type { Open } from '../Engine.ts'
import { words } from './words.ts'

/** The same for building and for searching, as MiniSearch asks for. */
export const options = { fields: ['title', 'text'], storeFields: ['title', 'href'], tokenize: words }

/** MiniSearch with a dictionary's words. */
export const open: Open = async () => {
  const index = MiniSearch.loadJSON(await (await fetch('/minisearch/index.json')).text(), options)
  return {
    search: async (query) =>
      index
        .search(query, { prefix: true, fuzzy: 0.2, boost: { title: 4 }, combineWith: 'AND' })
        .slice(0, 8)
        .map(({ href }) => String(href)),
  }
}
