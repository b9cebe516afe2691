import type { Keyboard, Locator, Page } from 'playwright'

/** How long people hold a key, in ms: long enough that a focus moved on keydown receives the keyup. */
export const keyHold = 90

type ClickOptions = Parameters<Locator['click']>[0]
type CheckOptions = Parameters<Locator['check']>[0]

const patched = new WeakSet<object>()

/** The pages on which `click()` and `check()` press keys, while their demo is acted on by keyboard. */
const keyboardPages = new WeakSet<Page>()

/**
 * Runs `act` so that `click()`, `check()` and `uncheck()` of the page's locators act as a keyboard user does: the control gets the
 * focus, and Enter or Space is held for {@link keyHold} ms, as are the keys that `act` presses itself. Elements that the
 * keyboard does not reach are clicked, and so is everything that is clicked with options, such as a position or the right button.
 */
export async function actByKeyboard(page: Page, act: () => Promise<void>): Promise<void> {
  patchLocators(page)
  keyboardPages.add(page)
  try {
    await act()
  } finally {
    keyboardPages.delete(page)
  }
}

// Tests get their locators from `page` and `demo`, so that the class is the one place where all of them can be reached.
function patchLocators(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator
  if (patched.has(locators)) return
  patched.add(locators)
  const { click, check, uncheck, press } = locators
  const keyboard = Object.getPrototypeOf(page.keyboard) as Keyboard
  const { press: pressKey } = keyboard
  const actOr = async (locator: Locator, options: object | undefined, clickIt: () => Promise<void>) => {
    if (options || !keyboardPages.has(locator.page())) return clickIt()
    // What the mouse would wait for: visible, enabled, not moving.
    await click.call(locator, { trial: true })
    const key = await locator.evaluate(focusControl)
    return key ? locator.page().keyboard.press(key) : clickIt()
  }
  keyboard.press = function (key, options) {
    return pressKey.call(this, key, { delay: keyHold, ...options })
  }
  locators.press = function (key, options) {
    return press.call(this, key, { delay: keyHold, ...options })
  }
  locators.click = function (options?: ClickOptions) {
    return actOr(this, options, () => click.call(this, options))
  }
  locators.check = async function (options?: CheckOptions) {
    if (await this.isChecked()) return
    await actOr(this, options, () => check.call(this, options))
  }
  locators.uncheck = async function (options?: CheckOptions) {
    if (!(await this.isChecked())) return
    await actOr(this, options, () => uncheck.call(this, options))
  }
}

/** In the page: moves the focus to the control that a click on the element would act on. Returns the key that acts on it. */
function focusControl(element: Element): 'Enter' | 'Space' | undefined {
  const pressedByEnter = 'a[href], button, summary, input[type="button"], input[type="submit"]'
  const pressedBySpace = 'input[type="checkbox"], [role="switch"], [role="checkbox"]'
  const control = element.closest('label')?.control ?? element.closest<HTMLElement>(`${pressedByEnter}, ${pressedBySpace}`)
  if (!control?.matches(`${pressedByEnter}, ${pressedBySpace}`) || control.tabIndex < 0) return undefined
  control.focus()
  if (document.activeElement !== control) return undefined
  return control.matches(pressedBySpace) ? 'Space' : 'Enter'
}
