import { expect, test } from 'vitest'

import { editDistance } from './editDistance.ts'

test.each([
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['tabel', 'table', 1],
  ['chekbxo', 'checkbox', 2],
  ['buttn', 'buttons', 2],
])('from %s to %s it takes %i', (typed, target, distance) => {
  expect(editDistance(typed, target, 2)?.whole).toBe(distance)
})

test('the beginning of a long word is near while it is being typed', () => {
  expect(editDistance('dropdw', 'dropdownmenu', 1)).toEqual({ whole: 2, beginning: 1 })
})

test('words too far apart are not compared further', () => {
  expect(editDistance('table', 'select', 2)).toBeUndefined()
  expect(editDistance('paginationbar', 'page', 2)).toBeUndefined()
})
