import { expect, test } from 'vitest'

import { stem } from './stem.ts'

test.each([
  [['table', 'tables'], 'tabl'],
  [['disable', 'disables', 'disabled', 'disabling'], 'disabl'],
  [['setting', 'settings', 'set'], 'set'],
  [['query', 'queries'], 'quer'],
  [['loading', 'loads', 'loaded', 'load'], 'load'],
])('forms of one word share a beginning', (forms, shared) => {
  expect(forms.map((form) => stem(form))).toEqual(forms.map(() => shared))
})

test.each(['string', 'class', 'status', 'this', '表格', 'v2'])('%s stays as it is', (word) => {
  expect(stem(word)).toBe(word)
})

test('what words share is a beginning of each, so that the index can be read from there', () => {
  for (const word of ['queries', 'dropped', 'sizes', 'boxes', 'accessibility', 'renaming']) expect(word.startsWith(stem(word))).toBe(true)
})
