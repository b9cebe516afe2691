import { expect, test } from 'vitest'
import { searchValue } from './searchValue.ts'

test('an order number keeps all its digits in the query string', () => {
  const text = '?order=202605061234567891'
  expect(searchValue.parseSearch(text)).toEqual({ order: '202605061234567891' })
  expect(searchValue.stringifySearch({ order: '202605061234567891' })).toBe(text)
})

test('other values are parsed as JSON', () => {
  expect(searchValue.parseSearch('?product=icrud&page=2')).toEqual({ product: 'icrud', page: 2 })
})
