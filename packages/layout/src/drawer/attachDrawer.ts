import { narrowWindow } from '../core/narrowWindow.ts'

/**
 * Makes the drawer, a native popover, a modal dialog while it is open: the focus stays inside, and what is chosen in it closes it. The
 * browser itself opens and closes it, before any script, and gives the focus back. Does nothing in a browser without popovers, which has
 * the menus in the page. Returns a cleanup function, which leaves an open drawer open.
 * @param onToggle Called with whether it is open, after a change, and at once if it is open already.
 */
export function attachDrawer(drawer: HTMLElement, onToggle: (isOpen: boolean) => void): () => void {
  if (!hasPopovers()) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const narrow = matchMedia(narrowWindow)

  const update = () => {
    const isOpen = drawer.matches(':popover-open')
    if (isOpen) becomeDialog(drawer)
    else becomePlain(drawer)
    onToggle(isOpen)
  }
  drawer.addEventListener('toggle', update, { signal })
  drawer.addEventListener('keydown', (event) => keepFocus(drawer, event), { signal })
  drawer.addEventListener('click', (event) => isChoice(event) && drawer.hidePopover(), { signal })
  // In a wide window the menus are part of the page.
  drawer.addEventListener('beforetoggle', (event) => !narrow.matches && event.preventDefault(), { signal })
  narrow.addEventListener('change', () => !narrow.matches && drawer.hidePopover(), { signal })
  if (drawer.matches(':popover-open')) update()
  return () => {
    listeners.abort()
    becomePlain(drawer)
  }
}

/** Whether the browser has popovers: Safari since 17, Firefox since 125, Chromium since 114. */
export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

function becomeDialog(drawer: HTMLElement): void {
  drawer.role = 'dialog'
  drawer.ariaModal = 'true'
  drawer.ariaLabel = drawer.querySelector('b')?.textContent ?? null
  if (!drawer.contains(document.activeElement)) stopsOf(drawer)[0]?.focus()
  if (drawer.scrollTop === 0) drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
}

/** In a wide window the element is only the frame of the sider. */
function becomePlain(drawer: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) drawer.removeAttribute(name)
}

/** Moves the focus from the last element of an open drawer to the first, and back. */
function keepFocus(drawer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return
  const stops = stopsOf(drawer)
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}

function stopsOf(drawer: HTMLElement): HTMLElement[] {
  return [...drawer.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((element) => element.checkVisibility())
}

/** Whether a link or a button was pressed. A link that opens in a new tab leaves the drawer open. */
function isChoice({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const control = target instanceof Element ? target.closest('a, button:not([popovertarget])') : null
  return control !== null && !ctrlKey && !metaKey && !shiftKey
}
