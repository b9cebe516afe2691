import { expect, test } from 'vitest'
import { countWords } from './countWords.ts'

test('a word is a run of letters and digits, and each Chinese character', () => {
  expect(countWords("It doesn't cost 1.5 KB, does it?")).toBe(7)
  expect(countWords('按钮用 Button 组件，见 view-ui-plus。')).toBe(8)
  expect(countWords(' … —')).toBe(0)
})
