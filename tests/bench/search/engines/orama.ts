import { create, load, search, type RawData } from '@orama/orama'
import type { Open } from '../Engine.ts'
import { tokenize } from './tokenize.ts'

/** Creates an empty index with a tokenizer for Chinese. */
export function createIndex() {
  return create({
    schema: { title: 'string', text: 'string', href: 'string' },
    components: { tokenizer: { language: 'chinese', normalizationCache: new Map(), tokenize } },
  })
}

/** Orama with a tokenizer for Chinese. */
export const open: Open = async () => {
  const index = createIndex()
  const data: RawData = await (await fetch('/orama/index.json')).json()
  load(index, data)
  return {
    search: async (query) => {
      const { hits } = await search(index, { term: query, properties: ['title', 'text'], boost: { title: 4 }, tolerance: 1, limit: 8 })
      return hits.map(({ document }) => document['href'])
    },
  }
}
