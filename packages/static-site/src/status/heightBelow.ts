/** Margin between the bar and what is fixed below it, in px. */
const gap = 8

/** Distances from the bottom of the window at which something fixed is looked for, in px: a bar is as high, and a button floats at most so far. */
const distances = [gap, 30, 52]

/**
 * Height of what is fixed at the bottom of the window under a bar, in px: a button that floats there, a navigation, a bar of actions. What
 * is as high as a quarter of the window, like a side menu, is not something that a bar can be above.
 * @param host Element of the bar in the document, which is not counted.
 */
export function heightBelow(bar: Element, host: Element): number {
  const { left, right } = bar.getBoundingClientRect()
  let height = 0
  for (const x of [left + gap, (left + right) / 2, right - gap]) {
    for (const distance of distances) {
      for (const found of document.elementsFromPoint(x, innerHeight - distance)) {
        const fixed = found === host ? undefined : fixedAncestor(found)?.getBoundingClientRect()
        if (fixed && fixed.height < innerHeight / 4) height = Math.max(height, innerHeight - fixed.top)
      }
    }
  }
  return height
}

function fixedAncestor(element: Element): Element | undefined {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
  }
  return undefined
}
