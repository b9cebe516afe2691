import type { Keyboard, Locator, Page } from 'playwright'

/** How long people hold Enter, in ms: long enough that a focus moved on keydown receives the keyup. */
const enterHold = 90

/** The pages on which clicks press keys, while their demo is acted on by keyboard. */
const keyboardPages = new WeakSet<Page>()
let isPatched = false

/**
 * Runs `act` so that `click()`, `check()` and `uncheck()` of the page's locators act as a keyboard user does: the control gets the
 * focus, and Enter, held for {@link enterHold} ms, or Space is pressed. Enter is held where `act` presses it itself, too. Elements that the
 * keyboard does not reach are clicked, and so is everything that is clicked with options, such as a position or the right button.
 */
export async function actByKeyboard(page: Page, act: () => Promise<void>): Promise<void> {
  if (!isPatched) {
    isPatched = true
    patch(prototypeOf(page.locator('body')), prototypeOf(page.keyboard))
  }
  keyboardPages.add(page)
  try {
    await act()
  } finally {
    keyboardPages.delete(page)
  }
}

// Tests get their locators from `page` and `demo`: only their prototype has all of them.
function patch(locators: Locator, keyboard: Keyboard): void {
  const { click, check, uncheck, press } = Object.getOwnPropertyDescriptors(locators)
  const pressKey = Object.getOwnPropertyDescriptors(keyboard).press
  const act = async (locator: Locator): Promise<boolean> => {
    if (!keyboardPages.has(locator.page())) return false
    // As before a click: visible, enabled, not moving, not covered. Playwright needs many messages to check that, `findPoint` one.
    const point = await locator.evaluate(findPoint)
    if (point) await locator.page().mouse.move(point.x, point.y)
    else await click.value?.call(locator, { trial: true })
    const key = await focusKept(locator)
    if (key) await locator.page().keyboard.press(key)
    return key !== undefined
  }
  locators.click = async function (options) {
    if (options || !(await act(this))) await click.value?.call(this, options)
  }
  locators.check = async function (options) {
    const isDone = !options && ((await this.isChecked()) || (await act(this)))
    if (!isDone) await check.value?.call(this, options)
  }
  locators.uncheck = async function (options) {
    const isDone = !options && (!(await this.isChecked()) || (await act(this)))
    if (!isDone) await uncheck.value?.call(this, options)
  }
  locators.press = async function (key, options) {
    await press.value?.call(this, key, { ...heldLong(key), ...options })
  }
  keyboard.press = async function (key, options) {
    await pressKey.value?.call(this, key, { ...heldLong(key), ...options })
  }
}

// A held Space was lost now and then under load, on a checkbox above a table that was being drawn.
function heldLong(key: string): { delay?: number } {
  return key === 'Enter' ? { delay: enterHold } : {}
}

/** Runs in the page. Returns the center of an enabled element that does not move for two frames, if a click there hits it without scrolling. */
async function findPoint(element: Element): Promise<{ x: number; y: number } | undefined> {
  if (element.matches(':disabled, [aria-disabled="true"], :disabled *, [aria-disabled="true"] *')) return undefined
  const { x, y, width, height } = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = element.getBoundingClientRect()
  if (now.x !== x || now.y !== y || now.width !== width || now.height !== height) return undefined
  const middle = { x: x + width / 2, y: y + height / 2 }
  // A hidden or covered element is not found there.
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined
}

/** Focuses the control of a locator, anew where a rerender takes the focus away before a person could press. Returns the key that acts on it. */
async function focusKept(locator: Locator): Promise<'Enter' | 'Space' | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    const key = await locator.evaluate(focusControl)
    if (key !== 'lost') return key
  }
  return undefined
}

/** In the page: moves the focus to the control that a click on the element would act on. Returns the key that acts on it. */
async function focusControl(element: Element): Promise<'Enter' | 'Space' | 'lost' | undefined> {
  const pressedByEnter = 'a[href], button, summary, input[type="button"], input[type="submit"]'
  const pressedBySpace = 'input[type="checkbox"], [role="switch"], [role="checkbox"]'
  const control = element.closest('label')?.control ?? element.closest<HTMLElement>(`${pressedByEnter}, ${pressedBySpace}`)
  if (!control?.matches(`${pressedByEnter}, ${pressedBySpace}`) || control.tabIndex < 0) return undefined
  control.focus()
  if (document.activeElement !== control) return undefined
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (document.activeElement !== control) return 'lost'
  return control.matches(pressedBySpace) ? 'Space' : 'Enter'
}

function prototypeOf<T extends object>(object: T): T {
  return Object.getPrototypeOf(object)
}
