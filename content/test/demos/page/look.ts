import type { RunOptions } from 'axe-core'
import { libraryFailings } from '../libraryFailings.ts'

/** What is seen of a demo as it is shown now. */
export interface Sight {
  /** What axe finds serious. */
  violations: string[]
  /** Which of the library's failings axe finds. */
  known: number[]
  /** Classes of icons that the small icon font lacks. */
  rareIcons: string[]
  /** Text that is shown. */
  text: string
}

/** Looks at the page; axe and the icons are left out unless `isAxed`. */
export async function look(isAxed: boolean): Promise<Sight> {
  // By then the console has the errors that were thrown again.
  await new Promise((resolve) => setTimeout(resolve))
  const found = isAxed ? await analyseAtRest(3) : { violations: [], known: [] }
  return { ...found, rareIcons: isAxed ? findRareIcons() : [], text: document.body.innerText }
}

type Findings = Pick<Sight, 'violations' | 'known'>

/** What axe finds is wrong if it is still there at the next looks: a state that passes, such as an editor that is closing, is none. */
async function analyseAtRest(looks: number): Promise<Findings> {
  await rest()
  const found = await analyse()
  if (found.violations.length === 0 || looks === 1) return found
  await new Promise((resolve) => setTimeout(resolve, 150))
  return analyseAtRest(looks - 1)
}

/** Waits for all animations except endless ones. */
async function rest(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- an animation moves on only from frame to frame
  while (!document.getAnimations().every(isEndless)) await new Promise(requestAnimationFrame)
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Infinity
}

async function analyse(): Promise<Findings> {
  // A demo that goes on meanwhile may move elements away from the selectors they were found by.
  // Axe is not inside of frames; one that it cannot reach makes it complain on the console.
  const options: RunOptions = { resultTypes: ['violations'], elementRef: true, iframes: false, rules: { region: { enabled: false } } }
  const { violations } = await window.axe.run(document, options)
  const known = new Set<number>()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const unknown = serious.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, html, failureSummary }) => {
      const index = libraryFailings.findIndex(({ rule, selector }) => rule === id && element?.matches(selector))
      if (index !== -1) known.add(index)
      return index === -1 ? [`${id}: ${html.slice(0, 200)} (${failureSummary ?? ''})`] : []
    }),
  )
  return { violations: unknown, known: [...known] }
}

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
