import { expect, test } from 'vitest'
import enUS from '../src/locales/search/en-US.ts'
import zhCN from '../src/locales/search/zh-CN.ts'
import { pricesSource } from '../src/search/pricesSource.ts'

async function found(query: string, texts = zhCN): Promise<string[]> {
  const options = { signal: AbortSignal.timeout(60_000), onProgress: () => undefined }
  const { hits } = await pricesSource(texts).search(query, options)
  return hits.map(({ href }) => href)
}

test.each(['多少钱', 'Admin Plus 价格', '要收费吗', '怎么购买'])('[PLUS-02] “%s” leads to the prices', async (query) => {
  expect(await found(query)).toEqual(['/price'])
})

test.each(['price', 'how much does Admin Plus cost', 'license fees'])('[PLUS-02] "%s" leads to the prices', async (query) => {
  expect(await found(query, enUS)).toEqual(['/price'])
})

test('what the menus find is not found twice', async () => {
  expect(await found('价格')).toEqual([])
  expect(await found('Pricing', enUS)).toEqual([])
})

test.each(['表格', 'table', 'costume'])('“%s” is no question about prices', async (query) => {
  expect(await found(query)).toEqual([])
})
