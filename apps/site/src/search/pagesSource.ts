import type { SearchHit, SearchSource } from '@view-site/layout/search'
import type { SearchTexts } from '../locales/search/zh-CN.ts'

/** The site's pages besides the documentation, found by their titles and by other words for what they are about. */
export function pagesSource({ pages: label, sitePages }: SearchTexts): SearchSource {
  return {
    id: 'pages',
    label,
    search(query) {
      const typed = query.trim().toLowerCase()
      const found = Object.entries(sitePages).filter(([, { title, words }]) => isAbout([title, ...words.split(' ')], typed))
      return { hits: found.map(([href, { title, note }]): SearchHit => ({ href, title: [{ text: title }], context: [{ text: note }] })) }
    },
  }
}

/** Whether a query contains one of the names, or is the beginning of one. A hyphen in a name is a blank in the query. */
function isAbout(names: readonly string[], query: string): boolean {
  return names.some((given) => {
    const name = given.toLowerCase().replaceAll('-', ' ')
    return hasWord(query, name) || (query.length > 1 && name.startsWith(query))
  })
}

/** Chinese has no blanks between words; elsewhere `price` is not a part of `priceless`. */
function hasWord(query: string, name: string): boolean {
  return /[a-z]/.test(name) ? ` ${query.replaceAll(/[^a-z]+/g, ' ')} `.includes(` ${name} `) : query.includes(name)
}
