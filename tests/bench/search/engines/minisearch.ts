import MiniSearch from 'minisearch'
import type { Open } from '../Engine.ts'
import { tokenize } from './tokenize.ts'

/** Options of the index; MiniSearch requires the same ones for building and for searching. */
export const options = { fields: ['title', 'text'], storeFields: ['title', 'href'], tokenize }

/** MiniSearch with a tokenizer for Chinese. */
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
