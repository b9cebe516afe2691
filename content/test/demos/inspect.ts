import { expect } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import type { OpenStage } from './openStage.ts'
import { added, readTraces } from './readTraces.ts'

/** Kept failings that were met in this process. */
export const met = new Set<object>()

/** What the console complained of since it was asked last. */
export function complaints({ said }: OpenStage): string[] {
  return said.splice(0).filter((text) => !isIn(libraryWarnings, text))
}

/** What axe finds serious in the demo as it is shown now. */
export async function axeFaults({ page }: OpenStage): Promise<string[]> {
  const found = await analyseAtRest(page, 3)
  for (const index of found.known) met.add(libraryFailings[index] ?? found)
  return found.violations
}

/** The library's list of cities is in Chinese, and its component shows it as it is. */
export const chineseByNature = 'view-ui-plus/component/form/city'

/** Chinese that a reader of English meets in a text of the page. */
export function chineseIn(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).map((word) => `Chinese in English: ${word}`)
}

/** Icons of the demo that the small icon font lacks: the page would load the whole font for them. */
export async function rareIcons({ page }: OpenStage): Promise<string[]> {
  return (await page.evaluate(findRareIcons)).map((name) => `not in the small icon font, name it in the code: ${name}`)
}

/** Unmounts the demo and reports what it leaves behind, after giving the library time to clean up. */
export async function leftBehind({ page, session }: OpenStage, before: readonly string[]): Promise<string[]> {
  await page.evaluate(() => window.stage.leave())
  let left: string[] = []
  const read = async () => (left = added(await readTraces(session), before).filter((trace) => !isIn(libraryTraces, trace)))
  await expect
    .poll(read, { intervals: [10, 20, 50, 100, 200], timeout: 30_000 })
    .toEqual([])
    .catch(() => undefined)
  return left.map((trace) => `left behind: ${trace}`)
}

function isIn(list: readonly { text: RegExp }[], text: string): boolean {
  const known = list.find((entry) => entry.text.test(text))
  if (known) met.add(known)
  return known !== undefined
}

/** What axe finds is wrong if it is still there at the next looks: a state that passes, such as an editor that is closing, is none. */
async function analyseAtRest(page: Page, looks: number): Promise<Findings> {
  // What turns for ever is not waited for.
  await page.waitForFunction(() => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity))
  const found = await page.evaluate(analyse, libraryFailings)
  if (found.violations.length === 0 || looks === 1) return found
  await page.waitForTimeout(150)
  return analyseAtRest(page, looks - 1)
}

/** Runs in the page. */
function findRareIcons(): string[] {
  const [small] = [...document.fonts].filter(({ family }) => family === 'Ionicons')
  const ranges = (small?.unicodeRange ?? '').split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return { first, last }
  })
  return [...document.querySelectorAll('.ivu-icon')].flatMap((icon) => {
    const character = /^"(.)"$/u.exec(getComputedStyle(icon, '::before').content)?.[1]?.codePointAt(0)
    const isCommon = character === undefined || ranges.some(({ first, last }) => first <= character && character <= last)
    return isCommon ? [] : [icon.className]
  })
}

interface Findings {
  violations: string[]
  /** Which of the library's failings were met. */
  known: number[]
}

/** Runs in the page. */
async function analyse(failings: readonly { rule: string; selector: string }[]): Promise<Findings> {
  // A demo that goes on meanwhile may move elements away from the selectors they were found by.
  // Axe is not inside of frames; one that may not be spoken to makes it complain on the console.
  const options: RunOptions = { resultTypes: ['violations'], elementRef: true, iframes: false, rules: { region: { enabled: false } } }
  const { violations } = await window.axe.run(document, options)
  const known = new Set<number>()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const unknown = serious.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, html, failureSummary }) => {
      const index = failings.findIndex(({ rule, selector }) => rule === id && element?.matches(selector))
      if (index !== -1) known.add(index)
      return index === -1 ? [`${id}: ${html.slice(0, 200)} (${failureSummary ?? ''})`] : []
    }),
  )
  return { violations: unknown, known: [...known] }
}
