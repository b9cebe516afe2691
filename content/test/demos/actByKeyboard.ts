import type { Keyboard, Locator, Page } from 'playwright'
import type { PressedKey } from './page/aim.ts'

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
    // As before a click: visible, enabled, not moving, not covered. Playwright needs many messages to check that, `aim` one.
    const point = await locator.evaluate((element) => window.stage.aim(element))
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

/** Focuses the control aimed at, anew where a rerender takes it or the focus away before a person could press. Returns the key that acts on it. */
async function focusKept(locator: Locator): Promise<'Enter' | 'Space' | undefined> {
  // To find the element again takes several times as long.
  let key: PressedKey = await locator.page().evaluate(() => window.stage.focusAimed())
  for (let attempt = 1; key === 'lost' && attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    key = await locator.evaluate((element) => window.stage.focusControl(element))
  }
  return key === 'lost' ? undefined : key
}

function prototypeOf<T extends object>(object: T): T {
  return Object.getPrototypeOf(object)
}
