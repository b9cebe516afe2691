import type { Page } from '@playwright/test'

interface Source {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** A layout shift: its time in ms, and the text of each moved element with its old and new position. */
interface Shift {
  at: number
  value: number
  moved: string
  /** Whether more than lines of 1 px and boxes of icons moved. */
  isSeen: boolean
}

/** Layout shifts of a page so far. */
export function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(readShifts)
}

/**
 * Those that can be seen. Of a demo that is drawn at build, lines of 1 px move, and boxes of icons, which are not painted until their font is
 * decoded.
 */
export async function visibleShifts(page: Page): Promise<Shift[]> {
  return (await shifts(page)).filter(({ value, isSeen }) => isSeen && value > 0.0005)
}

/** Runs in the page. */
function readShifts(): Promise<Shift[]> {
  return new Promise((resolve) => {
    const seen: Shift[] = []
    const note = (entry: PerformanceEntry) => {
      const sources: Source[] = Reflect.get(entry, 'sources')
      const moved = sources.map(({ node, previousRect, currentRect }) => [node?.textContent?.slice(0, 80), previousRect, currentRect])
      const isSeen = sources.some(({ currentRect: { width, height } }) => height > 1 && width > 16)
      seen.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')), moved: JSON.stringify(moved), isSeen })
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)))
  })
}
