import { expect, test } from 'vitest'
import { dark } from '../theme/dark.ts'
import { light } from '../theme/light.ts'
import { vars } from '../theme/contract.css.ts'
import { createTheme } from '../create-theme.ts'
import { contrast } from './contrast.ts'

const digits = ['00', '33', '66', '99', 'cc', 'ff']
const accents = digits.flatMap((red) => digits.flatMap((green) => digits.map((blue) => `#${red}${green}${blue}`)))

test('every accent has AA contrast in both themes: text, controls, focus rings, header and sider', () => {
  const low: string[] = []
  for (const accent of accents) {
    const { colors, css } = createTheme({ accent })
    const check = (what: string, ratio: number, needed: number) => ratio < needed && low.push(`${accent} ${what} ${ratio.toFixed(2)}`)
    for (const [name, theme] of Object.entries({ light, dark })) {
      const { bg, text, code } = theme.color
      const own = colors?.[name === 'light' ? 'light' : 'dark']
      if (!own) throw new Error('no colours')
      const backgrounds = [bg.page, bg.sunken, bg.raised]
      for (const background of [...backgrounds, bg.hover, own.accent.soft])
        check(`text on ${background}`, contrast(own.accent.text, background), 4.5)
      for (const background of backgrounds) {
        check(`focus on ${background}`, contrast(own.focus, background), 3)
        check(`brand on ${background}`, contrast(own.brand, background), 3)
        check(`control on ${background}`, contrast(own.accent.base, background), 3)
      }
      for (const background of [own.accent.base, own.accent.hover])
        check(`button text on ${background}`, contrast(own.onAccent, background), 4.5)
      const { bg: _, ...inks } = code
      for (const ink of [text.base, ...Object.values(inks)]) check(`${ink} on soft`, contrast(ink, own.accent.soft), 4.5)
    }
    const header = valuesOf(css, '[data-header="primary"]')
    for (const background of ['bg', 'hover', 'field']) {
      for (const ink of ['text', 'text-muted'])
        check(`header ${ink} on ${background}`, contrast(header[`--header-${ink}`] ?? '', header[`--header-${background}`] ?? ''), 4.5)
    }
    check('header focus', contrast(valuesOf(css, '[data-header="dark"]')['--header-focus'] ?? '', '#161d29'), 3)
    const sider = valuesOf(css, '[data-sider="dark"]')
    check('sider', contrast(sider['--sider-current-text'] ?? '', sider['--sider-current-bg'] ?? ''), 4.5)
  }
  expect(low).toEqual([])
})

test('an accent with enough contrast is used unchanged; another one is adjusted, with a message', () => {
  const violet = createTheme({ accent: '#6D28D9' })
  expect(violet.colors?.light).toMatchObject({ brand: '#6d28d9', onAccent: '#ffffff', accent: { base: '#6d28d9', text: '#6d28d9' } })
  expect(violet.adjusted.filter(({ theme }) => theme === 'light')).toEqual([])
  const yellow = createTheme({ accent: '#fd0' })
  expect(yellow.colors?.dark).toMatchObject({ brand: '#ffdd00', onAccent: '#151d2b', accent: { base: '#ffdd00', text: '#ffdd00' } })
  expect(yellow.adjusted.map(({ theme, token }) => `${theme} ${token}`)).toEqual([
    'light --color-brand',
    'light --color-accent',
    'light --color-accent-text',
    'light --color-focus',
  ])
  expect(yellow.adjusted[1]).toMatchObject({ from: '#ffdd00', to: yellow.colors?.light.accent.base, needed: 4.5 })
  expect(yellow.adjusted[1]?.message).toMatch(
    /^--color-accent is #\w{6} instead of #ffdd00 in the light theme: the contrast of #ffdd00 to #ffffff is 1\.3\d, and 4\.5 is needed\.$/,
  )
})

test('only sets tokens of the contract, and only for the given options', () => {
  const names = JSON.stringify(vars)
  const { css } = createTheme({ accent: '#7c3aed', radius: 4, density: 'compact', font: { sans: 'Inter', mono: 'Menlo' } })
  const set = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(30)
  expect(set.filter((name) => !names.includes(`var(${name})`))).toEqual([])
  expect(createTheme({})).toEqual({ css: '', colors: null, adjusted: [] })
  expect(createTheme({ radius: 9 }).css).toBe(':root:root{--radius-1:5px;--radius-2:9px;--radius-3:12px;--radius-4:18px}')
})

test.each([
  [{ accent: 'red' }, 'createTheme: the accent is "red". Give it as #rgb or #rrggbb.'],
  [{ radius: 40 }, 'createTheme: the radius is 40. Give a number of px between 0 and 16.'],
  [{ font: 'a;}body{color:red' }, 'createTheme: the font is "a;}body{color:red". Give a list of families as in CSS: "Inter, sans-serif".'],
])('throws for an invalid value: %o', (options, message) => expect(() => createTheme(options)).toThrow(message))

function valuesOf(css: string, selector: string): Record<string, string> {
  const [, body = ''] = css.slice(css.indexOf(selector)).split(/[{}]/)
  return Object.fromEntries(body.split(';').map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']))
}
