import { readFileSync } from 'node:fs'
import { AtRule, parse, type Declaration } from 'postcss'
import { beforeAll, expect, test } from 'vitest'
import { libraryDir } from '../src/library.ts'
import { contrastRatio } from '../src/theme/color.ts'
import { darkTheme } from '../src/theme/darkTheme.ts'
import { launch } from './browser.ts'
import { asRendered, containers, controls, decorative, graphics, stateMarks, withoutText } from './contrast/exceptions.ts'
import { plainSelector, plainSelectors } from './contrast/plainSelectors.ts'
import { readColors, type ColorPair } from './contrast/readColors.ts'

const css = readFileSync(`${libraryDir}/dist/styles/viewuiplus.css`, 'utf8')
const library = parse(css)
let pairs: ColorPair[]

beforeAll(async () => {
  const selectors = [...selectorsThatSet(/^(color|background|background-color)$/), ...controls]
  const browser = await launch()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(240_000)
    const sheets = [css, darkTheme(css, { selector: '.dark' })].map((sheet) => `<style>${plainSelectors(sheet)}</style>`).join('')
    await page.setContent(`<!doctype html><html class="dark">${sheets}<body></body></html>`)
    pairs = await page.evaluate(readColors, { selectors: [...new Set(selectors)], containers })
  } finally {
    await browser.close()
  }
})

/** Rendered selectors of the library's rules that set one of these properties; inactive controls are exempt (WCAG 1.4.3). */
function selectorsThatSet(properties: RegExp): Set<string> {
  const found = new Set<string>()
  library.walkRules((rule) => {
    const isFrame = rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')
    const sets = rule.nodes.some((node) => node.type === 'decl' && properties.test(node.prop) && hasColor(node))
    if (isFrame || !sets) return
    for (const selector of rule.selectors) if (!/disabled|:-ms-|::-moz|::-ms/.test(selector)) found.add(asRendered(plainSelector(selector)))
  })
  return found
}

function hasColor({ prop, value }: Declaration): boolean {
  return prop === 'color' || !/transparent|none|inherit|^0/.test(value)
}

/** The worst ratio of each selector that is below what is required, as text. */
function failures(chosen: ReadonlySet<string>, ratioOf: (pair: ColorPair) => number, required: (selector: string) => number): string[] {
  const worst = new Map<string, number>()
  for (const pair of pairs) {
    if (chosen.has(pair.selector)) worst.set(pair.selector, Math.min(ratioOf(pair), worst.get(pair.selector) ?? 21))
  }
  return [...worst].filter(([selector, ratio]) => ratio < required(selector)).map(([selector, ratio]) => `${ratio.toFixed(2)} ${selector}`)
}

const ofText = ({ text, background }: ColorPair) => contrastRatio(text, background)

test('text has a contrast of 4.5:1 in every state, on every surface that it can lie on', () => {
  const texts = selectorsThatSet(/^color$/)
  expect(texts.size).toBeGreaterThan(400)
  for (const selector of decorative) texts.delete(selector)
  expect(failures(texts, ofText, (selector) => (graphics.test(selector) ? 3 : 4.5))).toEqual([])
})

test('text keeps 4.5:1 on every area that is filled, as the area inherits it', () => {
  const areas = selectorsThatSet(/^background/)
  expect(areas.size).toBeGreaterThan(150)
  const withText = new Set([...areas].filter((selector) => !withoutText.some((pattern) => pattern.test(selector))))
  expect(failures(withText, ofText, () => 4.5)).toEqual([])
})

test('the border of a control, and what shows its state or a value, has 3:1', () => {
  expect(
    failures(
      new Set(controls),
      ({ border, surface }) => contrastRatio(border, surface),
      () => 3,
    ),
  ).toEqual([])
  const marks = new Set([...selectorsThatSet(/^background/)].filter((selector) => stateMarks.test(selector)))
  expect(marks.size).toBeGreaterThan(25)
  expect(
    failures(
      marks,
      ({ background, surface }) => contrastRatio(background, surface),
      () => 3,
    ),
  ).toEqual([])
})

test('every exception is needed', () => {
  const areas = [...selectorsThatSet(/^background/)]
  expect(withoutText.filter((pattern) => !areas.some((selector) => pattern.test(selector)))).toEqual([])
  const texts = selectorsThatSet(/^color$/)
  expect([...decorative, ...Object.keys(containers)].filter((selector) => !texts.has(selector))).toEqual([])
})
