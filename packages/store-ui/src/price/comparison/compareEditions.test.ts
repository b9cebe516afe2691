import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../../test/sampleCatalogue.ts'
import { compareEditions, type ComparisonRow } from './compareEditions.ts'

const editions = sampleCatalogue.editions.filter(({ product, cta }) => product === 'admin_plus' && cta === 'buy')
const topics = (rows: readonly ComparisonRow[]) => rows.map(({ topic }) => topic)

test('[SALE-01] what differs between editions comes first, nothing is listed twice, and what no edition has is left out', () => {
  const comparison = compareEditions(editions)
  expect(topics(comparison.different)).toEqual(['projects', 'seats', 'materials'])
  expect(topics(comparison.content)).toEqual(['viewUiPlus', 'icrud', 'adminPlus'])
  expect(topics(comparison.licence)).toEqual(['term', 'support', 'updates', 'hours', 'invoice'])
})

test('[SALE-01] cells are in the order of the editions; null means no limit', () => {
  const { different } = compareEditions(editions)
  expect(different[0]?.cells).toEqual([1, 5, null].map((value) => ({ kind: 'count', value })))
  expect(different[2]?.cells).toEqual([false, false, true].map((value) => ({ kind: 'free-download', value })))
})

test('a row that comes to differ moves up', () => {
  const [first, ...rest] = editions
  if (!first) throw new Error('The sample catalogue has no editions.')
  expect(topics(compareEditions([{ ...first, support_months: 12 }, ...rest]).different)).toContain('support')
})

test('one edition alone differs in nothing', () => {
  expect(compareEditions(editions.slice(0, 1)).different).toEqual([])
})
