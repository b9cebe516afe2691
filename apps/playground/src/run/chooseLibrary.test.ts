import { expect, test } from 'vitest'
import { chooseLibrary } from './chooseLibrary.ts'

const frames = { current: 'now.txt', older: { '1.2': 'older.txt' } }

test.each([
  ['', { frame: 'now.txt', version: null, isMissing: false }],
  ['?version=1.2', { frame: 'older.txt', version: '1.2', isMissing: false }],
  ['?version=0.9', { frame: 'now.txt', version: '0.9', isMissing: true }],
  ['?version=toString', { frame: 'now.txt', version: 'toString', isMissing: true }],
])('[PLUS-03] the query "%s" selects the library', (search, chosen) => {
  expect(chooseLibrary(search, frames)).toEqual(chosen)
})
