import { expect, test } from 'vitest'
import { findInvalidText } from './findInvalidText.ts'

test.each([
  [{ title: 'a\0b' }, 'title'],
  [{ items: [{ sku: 'fine' }, { sku: '\uD800' }] }, 'items.1.sku'],
  [{ holder: { name: '\uDC00\uD800' } }, 'holder.name'],
])('%j is reported at %s', (value, path) => {
  expect(findInvalidText(value)).toBe(path)
})

test.each([{ name: '林夏 👩‍💻 \u{10FFFF}' }, { count: 1, none: null, list: [true] }, {}])('%j is fine', (value) => {
  expect(findInvalidText(value)).toBeUndefined()
})
