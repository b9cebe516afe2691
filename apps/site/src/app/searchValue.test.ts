import { expect, test } from 'vitest'
import { searchValue } from './searchValue.ts'

test('the number of an order goes through the query string without losing a digit', () => {
  const text = '?order=202605061234567891'
  expect(searchValue.parseSearch(text)).toEqual({ order: '202605061234567891' })
  expect(searchValue.stringifySearch({ order: '202605061234567891' })).toBe(text)
})

test('other values are read as before', () => {
  expect(searchValue.parseSearch('?product=icrud&page=2')).toEqual({ product: 'icrud', page: 2 })
})
