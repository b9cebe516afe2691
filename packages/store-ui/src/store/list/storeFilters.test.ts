import { expect, test } from 'vitest'
import { changeFilters, isFiltered, readStoreFilters, storeRequest } from './storeFilters.ts'

test('[SALE-06] filters are read from an address, and what it does not know is left out', () => {
  const query = { search: ' 表格 ', kind: 'material', tag: 'design', price: 'free', owned: 'true', sort: 'price-low', page: '3', utm: 'x' }
  const filters = { search: '表格', kind: 'material', tag: 'design', price: 'free', owned: true, sort: 'price-low', page: 3 }
  expect(readStoreFilters(query)).toEqual(filters)
  expect(readStoreFilters({ ...filters })).toEqual(filters)
  expect(readStoreFilters({ kind: 'cars', price: 'cheap', sort: 'random', page: '-1', owned: 'no', search: ['a'] })).toEqual({})
  expect(readStoreFilters({ sort: 'newest', page: 1, search: '   ' })).toEqual({})
  expect(readStoreFilters({ search: 404 })).toEqual({ search: '404' })
  expect(readStoreFilters({ search: 'a'.repeat(500) }).search).toHaveLength(100)
})

test('[SALE-06] another filter begins at the first page, another page keeps the filters', () => {
  expect(changeFilters({ kind: 'doc', page: 4 }, { tag: 'design' })).toEqual({ kind: 'doc', tag: 'design' })
  expect(changeFilters({ kind: 'doc' }, { page: 2 })).toEqual({ kind: 'doc', page: 2 })
  expect(changeFilters({ kind: 'doc', search: 'x' }, { kind: undefined })).toEqual({ search: 'x' })
})

test('[SALE-06] sorting and paging leave nothing out', () => {
  expect(isFiltered({ sort: 'price-high', page: 2 })).toBe(false)
  expect(isFiltered({ owned: true })).toBe(true)
})

test('[SALE-06] a visitor is not asked what they own', () => {
  expect(storeRequest({ owned: true, kind: 'item' }, { pageSize: 12, isVisitor: true })).toEqual({ kind: 'item', page_size: 12 })
  expect(storeRequest({ owned: true }, { pageSize: 12, isVisitor: false })).toEqual({ owned: true, page_size: 12 })
})
