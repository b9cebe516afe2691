import type { SearchSource } from '@view-site/layout/search/prepaint'
import type { SearchTexts } from '../locales/search/zh-CN.ts'

/** Words of a question about what something costs. */
const asksForPrices = /价格|价钱|多少钱|几钱|收费|费用|报价|付费|购买|\b(?:how much|pric(?:e|es|ing)|costs?|fees?|buy|purchase)\b/i

/** The prices as a source of the search picker: no page of the documentation has them, and the menus find only their title. */
export function pricesSource({ price, priceNote }: SearchTexts): SearchSource {
  return {
    id: 'prices',
    label: price,
    search(query) {
      const isFoundInMenu = price.toLowerCase().includes(query.trim().toLowerCase())
      if (isFoundInMenu || !asksForPrices.test(query)) return { hits: [] }
      return { hits: [{ href: '/price', title: [{ text: price }], context: [{ text: priceNote }] }] }
    },
  }
}
