import { libraryFailings, libraryTraces, libraryWarnings } from './libraryFailings.ts'
import type { OpenStage } from './openStage.ts'
import type { Sight } from './page/look.ts'

/** Kept failings that were met in this process. */
export const met = new Set<object>()

/** What the console complained of since it was asked last. */
export function complaints({ said }: OpenStage): string[] {
  return said.splice(0).filter((text) => !isIn(libraryWarnings, text))
}

/** What axe found serious in the demo. */
export function axeFaults({ violations, known }: Sight): string[] {
  for (const index of known) met.add(libraryFailings[index] ?? known)
  return violations
}

/** The library's list of cities is in Chinese, and its component shows it as it is. */
export const chineseByNature = 'view-ui-plus/component/form/city'

/** Chinese that a reader of English meets in a text of the page. */
export function chineseIn(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).map((word) => `Chinese in English: ${word}`)
}

/** Icons of the demo that the small icon font lacks: the page would load the whole font for them. */
export function rareIcons(sight: Sight): string[] {
  return sight.rareIcons.map((name) => `not in the small icon font, name it in the code: ${name}`)
}

/** Unmounts the demo, and reports what it leaves behind and the complaints of the console about that. */
export async function leftBehind(stage: OpenStage): Promise<string[]> {
  const left = await stage.page.evaluate(() => window.stage.leave())
  const traces = left.filter((trace) => !isIn(libraryTraces, trace)).map((trace) => `left behind: ${trace}`)
  return [...traces, ...complaints(stage)]
}

function isIn(list: readonly { text: RegExp }[], text: string): boolean {
  const known = list.find((entry) => entry.text.test(text))
  if (known) met.add(known)
  return known !== undefined
}
