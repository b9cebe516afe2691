import { expect, test } from 'vitest'
import { findAssets, pageSize, parseFilters } from '../src/data/filters.ts'
import { sampleAssets } from '../src/data/sampleAssets.ts'

const all = sampleAssets()

test('query parameters select the listed equipment; invalid ones are ignored', () => {
  expect(parseFilters({ q: 12, status: 'repair', order: 'bought', down: true, page: 2 })).toEqual({
    q: '12',
    status: 'repair',
    order: 'bought',
    down: true,
    page: 2,
  })
  expect(parseFilters({ q: '', status: 'lost', order: 'id', down: 'yes', page: -1, other: {} })).toEqual({})
})

test('filters and pages limit the list; a page number that is too high gives the last page', () => {
  const repair = findAssets(all, undefined, { status: 'repair' })
  expect(repair.total).toBe(all.filter(({ status }) => status === 'repair').length)
  const last = findAssets(all, undefined, { page: 999 })
  expect(last.page).toBe(Math.ceil(all.length / pageSize))
  expect(last.rows.at(-1)?.id).toBe('A-0148')
  expect(findAssets(all, 'laptop', { q: 'a-00' }).rows.every(({ kind }) => kind === 'laptop')).toBe(true)
  expect(findAssets(all, undefined, { q: 'no such thing' })).toEqual({ rows: [], total: 0, page: 1, pages: 1 })
})

test('the list can be sorted in both directions', () => {
  expect(days(false)).toEqual(days(false).toSorted())
  expect(days(true)).toEqual(days(true).toSorted().toReversed())
})

function days(down: boolean): string[] {
  return findAssets(all, undefined, { order: 'bought', down }).rows.map(({ bought }) => bought)
}
