import { expect, test } from 'vitest'
import { chooseLibrary } from './chooseLibrary.ts'

const now = { document: 'now.txt', dark: 'now-dark.txt' }
const older = { document: 'older.txt', dark: 'older-dark.txt' }
const frames = { current: now, older: { '1.2': older } }

test.each([
  ['', { frame: now, version: null, isMissing: false }],
  ['?version=1.2', { frame: older, version: '1.2', isMissing: false }],
  ['?version=0.9', { frame: now, version: '0.9', isMissing: true }],
  ['?version=toString', { frame: now, version: 'toString', isMissing: true }],
])('[PLUS-03] the query "%s" selects the library', (search, chosen) => {
  expect(chooseLibrary(search, frames)).toEqual(chosen)
})
