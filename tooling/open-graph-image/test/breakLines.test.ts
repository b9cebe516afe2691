import { expect, test } from 'vitest'
import { balanceLines, breakLines } from '../src/breakLines.ts'

/** A Latin letter has width one, a Chinese character two. */
const measure = (text: string) => Array.from(text).reduce((sum, letter) => sum + (/[\u2000-\uffff]/.test(letter) ? 2 : 1), 0)

test('no Chinese line begins with a closing mark or ends with an opening one, at any width', () => {
  const text = '触发一次即时操作：提交、确认、取消，或前往“别处”（不推荐）。用 Button 写出 type="primary" 的按钮！'
  for (let width = 8; width < 60; width++) {
    const lines = breakLines(text, measure, { width })
    for (const line of lines) {
      expect(line, `${width}`).not.toMatch(/^[，。、：；！？”）]/)
      expect(line, `${width}`).not.toMatch(/[“（]$/)
      expect(measure(line), `“${line}”`).toBeLessThanOrEqual(width)
    }
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
})

test('Latin words and addresses stay whole, and a word wider than a line is broken', () => {
  expect(breakLines('Use view-ui-plus/dist/styles.css here', measure, { width: 30 })).toEqual([
    'Use',
    'view-ui-plus/dist/styles.css',
    'here',
  ])
  expect(breakLines('Donaudampfschifffahrt', measure, { width: 8 })).toEqual(['Donaudam', 'pfschiff', 'fahrt'])
})

test('a text that does not fit is cut after a whole word, with an ellipsis', () => {
  expect(breakLines('one two, three four five', measure, { width: 9, lines: 1 })).toEqual(['one two…'])
  expect(breakLines('one two', measure, { width: 9, lines: 1 })).toEqual(['one two'])
  expect(breakLines('', measure, { width: 9, lines: 1 })).toEqual([])
})

test('balanced lines avoid a single word on the last line', () => {
  expect(breakLines('What you see is what you write', measure, { width: 25 })).toEqual(['What you see is what you', 'write'])
  expect(balanceLines('What you see is what you write', measure, { width: 25 })).toEqual(['What you see is', 'what you write'])
})
