import { expect, test } from 'vitest'
import enUS from '../locales/search/en-US.ts'
import zhCN from '../locales/search/zh-CN.ts'
import { pagesSource } from './pagesSource.ts'

const options = { signal: new AbortController().signal, onProgress: () => undefined }
const sources = { 'zh-CN': pagesSource(zhCN), 'en-US': pagesSource(enUS) }

test.each([
  ['zh-CN', '多少钱', '/price'],
  ['zh-CN', 'Admin Plus 要多少钱', '/price'],
  ['zh-CN', '发票', '/price'],
  ['zh-CN', 'license', '/price'],
  ['zh-CN', '退款', '/terms'],
  ['en-US', 'price', '/price'],
  ['en-US', 'How much is Admin Plus?', '/price'],
  ['en-US', 'pric', '/price'],
  ['en-US', 'invoice', '/price'],
  ['en-US', 'contact', '/consult'],
] as const)('[PLUS-02] in %s “%s” finds the page of the site', async (locale, query, page) => {
  const { hits } = await sources[locale].search(query, options)
  expect(hits.map(({ href }) => href)).toEqual([page])
})

test.each([
  ['zh-CN', '表格'],
  ['zh-CN', 'p'],
  ['en-US', 'priceless'],
  ['en-US', 'button'],
] as const)('in %s “%s” is about none of them', async (locale, query) => {
  expect((await sources[locale].search(query, options)).hits).toEqual([])
})
