import postcss from 'postcss'
import { expect, test } from 'vitest'
import { contrastRatio, parseHex, type Rgb } from './color.ts'
import { darkTokens } from './darkTokens.ts'
import { followDarkTheme } from './followDarkTheme.ts'

function follow(css: string): { css: string; variables: Record<string, string> } {
  const variables: Record<string, string> = {}
  const onVariable = (name: string, value: string) => void (variables[name] = value)
  return { css: postcss([followDarkTheme({ onVariable })]).process(css, { from: undefined }).css, variables }
}

test('colors of the library become tokens, by what they color, with the written color as fallback', () => {
  expect(follow('.a { color: #515a6e; background: #F8F8F9; border: 1px solid #dcdee2 }')).toEqual({
    css: '.a { color: var(--ivu-text, #515a6e); background: var(--ivu-surface-subtle, #F8F8F9); border: 1px solid var(--ivu-line, #dcdee2) }',
    variables: {},
  })
})

test('another hue becomes a variable whose value is legible on every dark surface', () => {
  const { css, variables } = follow('.a { color: #1558a6 } .b { color: #b3261e } .c { color: #0B7A3E }')
  expect(css).toContain('.a { color: var(--vup-text-1558a6, #1558a6) }')
  expect(Object.keys(variables)).toEqual(['--vup-text-1558a6', '--vup-text-b3261e', '--vup-text-0b7a3e'])
  const surfaces = darkTokens.filter(({ name }) => /^--ivu-surface(-raised|-subtle)?$/.test(name)).map(({ value }) => rgbOf(value))
  expect(surfaces).toHaveLength(3)
  for (const value of Object.values(variables))
    for (const surface of surfaces) expect(contrastRatio(rgbOf(value), surface)).toBeGreaterThanOrEqual(4.5)
})

function rgbOf(color: string): Rgb {
  const rgb = parseHex(color)
  if (!rgb) throw new Error(`${color} is not a hexadecimal color.`)
  return rgb
}

test('pale areas become dark tints', () => {
  const { variables } = follow('.a { background: #fdecea }')
  expect(contrastRatio(rgbOf(variables['--vup-fill-fdecea'] ?? ''), [255, 255, 255])).toBeGreaterThan(10)
})

test('areas of a strong color keep it, with the text on them', () => {
  const css = '.a { color: #fff; background: #2f5d50 } .b { color: #17233d; background: #c9a27a }'
  expect(follow(css)).toEqual({ css, variables: {} })
})

test('greys that the library does not use become the nearest token', () => {
  expect(follow('.a { color: #333 } .b { color: #777 } .c { background: #fafafa } .d { border-color: #ababab }').css).toBe(
    '.a { color: var(--ivu-text, #333) } .b { color: var(--ivu-text-muted, #777) } .c { background: var(--ivu-surface-subtle, #fafafa) } .d { border-color: var(--ivu-line, #ababab) }',
  )
})

test('gradients, images, and values that are not colors stay as they are', () => {
  const css = '.a { background: linear-gradient(#fff, #eee); color: inherit; padding: 4px } .b { background: url(#fff) }'
  expect(follow(css).css).toBe(css)
})
