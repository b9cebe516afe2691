import type { Open } from '../Engine.ts'

/** The functions of Pagefind's module that are used. */
interface Pagefind {
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

/** Pagefind, including the data of the results it would show. */
export const open: Open = async () => {
  const address = '/pagefind/pagefind.js'
  const pagefind: Pagefind = await import(address)
  await pagefind.init()
  return {
    search: async (query) => {
      const { results } = await pagefind.search(query)
      return Promise.all(results.slice(0, 8).map(async (result) => (await result.data()).url))
    },
  }
}
