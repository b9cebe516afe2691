import { expect, test } from 'vitest'
import { notesIn } from './notesIn.ts'

const notes = '**3.2.0**\n\n<!-- zh-CN -->\n\n- 修复一处\n\n<!-- en-US -->\n\n- One fix\n'

test.each([
  ['zh-CN', '**3.2.0**\n\n- 修复一处'],
  ['en-US', '**3.2.0**\n\n- One fix'],
  ['de-DE', '**3.2.0**\n\n- 修复一处'],
])('[SALE-05] release notes have the part of the language %s', (locale, expected) => {
  expect(notesIn(notes, locale)).toBe(expected)
  expect(notesIn(notes.replaceAll('\n', '\r\n'), locale).replaceAll('\r\n', '\n')).toBe(expected)
})

test('[SALE-05] release notes without parts are the same in every language', () => {
  expect(notesIn('- One fix\n', 'zh-CN')).toBe('- One fix')
  expect(notesIn('', 'zh-CN')).toBe('')
})
