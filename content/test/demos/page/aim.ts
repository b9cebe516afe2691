/** The element that was aimed at last. */
let aimed: Element | undefined

/** Remembers the element for {@link focusAimed}. Returns the center of an enabled one that does not move for two frames, if a click there hits it without scrolling. */
export async function aim(element: Element): Promise<{ x: number; y: number } | undefined> {
  aimed = element
  if (element.matches(':disabled, [aria-disabled="true"], :disabled *, [aria-disabled="true"] *')) return undefined
  const { x, y, width, height } = element.getBoundingClientRect()
  await twoFrames()
  const now = element.getBoundingClientRect()
  if (now.x !== x || now.y !== y || now.width !== width || now.height !== height) return undefined
  const middle = { x: x + width / 2, y: y + height / 2 }
  // A hidden or covered element is not found there.
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined
}

/** The key that acts on a control; `lost` if a rerender took the element or its focus away. */
export type PressedKey = 'Enter' | 'Space' | 'lost' | undefined

/** Focuses the control that a click on the element aimed at would act on. */
export async function focusAimed(): Promise<PressedKey> {
  return aimed?.isConnected ? focusControl(aimed) : 'lost'
}

/** Focuses the control that a click on the element would act on. */
export async function focusControl(element: Element): Promise<PressedKey> {
  const pressedByEnter = 'a[href], button, summary, input[type="button"], input[type="submit"]'
  const pressedBySpace = 'input[type="checkbox"], [role="switch"], [role="checkbox"]'
  const control = element.closest('label')?.control ?? element.closest<HTMLElement>(`${pressedByEnter}, ${pressedBySpace}`)
  if (!control?.matches(`${pressedByEnter}, ${pressedBySpace}`) || control.tabIndex < 0) return undefined
  control.focus()
  if (document.activeElement !== control) return undefined
  await twoFrames()
  if (document.activeElement !== control) return 'lost'
  return control.matches(pressedBySpace) ? 'Space' : 'Enter'
}

function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
