import { dark, light } from '@view-site/ui/palette'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { accentColors } from '../src/theme/accentColors.ts'
import { themeCss } from '../src/theme/themeCss.ts'

const accents = ['#ffd400', '#000000', '#ffffff', '#7c3aed', '#e11d48', 'rgb(0 128 96)', 'oklch(0.85 0.2 130)', '#2d8cf0']

test.each(accents.flatMap((accent) => [[accent, 'light'] as const, [accent, 'dark'] as const]))(
  'text on and next to the accent %s is readable in the %s theme',
  (accent, theme) => {
    const { bg, text } = (theme === 'light' ? light : dark).color
    const { base, hover, text: ink, soft, focus } = accentColors(accent, theme)
    for (const background of [base, hover]) expect(wcagContrast(text.onAccent, background)).toBeGreaterThanOrEqual(4.5)
    for (const background of [bg.page, bg.sunken, bg.raised, bg.hover, soft]) {
      expect(wcagContrast(ink, background)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(focus, background)).toBeGreaterThanOrEqual(3)
    }
    expect(wcagContrast(text.base, soft)).toBeGreaterThanOrEqual(4.5)
  },
)

test('an accent with enough contrast is used unchanged', () => {
  expect(accentColors('#7c3aed', 'light')).toMatchObject({ base: '#7c3aed', text: '#7c3aed' })
})

test('a theme becomes a style sheet of tokens, which is empty without a theme', () => {
  expect(themeCss()).toBe('')
  expect(themeCss({ radius: 0, font: { sans: 'Inter, sans-serif' } })).toBe(
    ':root:root{--radius-1:0px;--radius-2:0px;--radius-3:0px;--radius-4:0px;--font-sans:Inter, sans-serif}\n:root:root [lang]{--font-sans:Inter, sans-serif}\n',
  )
  const css = themeCss({ tokens: { 'size-sider': '240px', 'color-bg-page': { light: '#fffdf8', dark: '#14120f' } } })
  expect(css).toContain(':root:root{--size-sider:240px;--color-bg-page:#fffdf8}')
  expect(css).toContain(':root:root[data-theme="dark"]{--size-sider:240px;--color-bg-page:#14120f}')
})

test.each([
  [{ accent: 'blueish' }, '"blueish" is not a colour'],
  [{ radius: -1 }, '`theme.radius` is -1'],
  [{ tokens: { 'color-accnt': 'red' } }, 'has no "color-accnt". The tokens are space-1'],
  [{ font: { sans: 'a;} b{' } }, 'Write one CSS value'],
])('%j is refused', (theme, message) => {
  expect(() => themeCss(theme)).toThrow(message)
})
