import { describe, expect, test } from 'vitest'
import { contrast } from '../create-theme/contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { header, sider } from './scopes.ts'

const themes = { light: light.color, dark: dark.color }

describe.each(Object.entries(themes))('[PLUS-04] %s', (_name, color) => {
  const backgrounds = { page: color.bg.page, sunken: color.bg.sunken, hover: color.bg.hover, raised: color.bg.raised }
  const inks = {
    text: color.text.base,
    muted: color.text.muted,
    subtle: color.text.subtle,
    accent: color.accent.text,
    success: color.success.text,
    warning: color.warning.text,
    danger: color.danger.text,
  }
  const texts = Object.entries(inks).flatMap(([ink, a]) =>
    Object.entries(backgrounds).map(([background, b]) => [ink, background, a, b] as const),
  )

  test.each(texts)('%s is readable on %s', (_ink, _background, ink, background) => {
    expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['accent on its soft background', color.accent.text, color.accent.soft],
    ['success on its soft background', color.success.text, color.success.soft],
    ['warning on its soft background', color.warning.text, color.warning.soft],
    ['danger on its soft background', color.danger.text, color.danger.soft],
    ['text on the lit line', color.text.base, color.accent.soft],
    ['text on the accent', color.text.onAccent, color.accent.base],
    ['text on the hovered accent', color.text.onAccent, color.accent.hover],
    ['text on the inverse', color.text.onInverse, color.bg.inverse],
  ])('%s is readable', (_pair, ink, background) => {
    expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5)
  })

  const { bg, ...codeInks } = color.code
  test.each(Object.entries(codeInks))('code: %s is readable, highlighted or not', (_role, ink) => {
    expect(contrast(ink, bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, color.accent.soft)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(backgrounds).filter(([background]) => background !== 'hover'))(
    'borders and the focus ring are visible on %s',
    (_background, background) => {
      expect(contrast(color.line.control, background)).toBeGreaterThanOrEqual(3)
      expect(contrast(color.focus, background)).toBeGreaterThanOrEqual(3)
    },
  )
})

test.each([
  ['light', light.sheet],
  ['dark', dark.sheet],
])('[PLUS-04] the sheet is readable, %s', (_theme, { bg, text, mark }) => {
  expect(contrast(text, bg)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(mark.text, bg)).toBeGreaterThanOrEqual(4.5)
})

describe('[PLUS-04] scopes with their own colours', () => {
  test.each([
    ['dark header', header.dark],
    ['primary header', header.primary],
  ])('%s', (_name, scope) => {
    for (const background of [scope.bg, scope.hover, scope.field]) {
      expect(contrast(scope.text.base, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scope.text.muted, background)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(scope.current, scope.bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(scope.focus, scope.bg)).toBeGreaterThanOrEqual(3)
  })

  test('dark sider', () => {
    const { bg, hover, text, current } = sider.dark
    for (const ink of Object.values(text)) expect(contrast(ink, bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text.strong, hover)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(current.text, current.bg)).toBeGreaterThanOrEqual(4.5)
  })
})
