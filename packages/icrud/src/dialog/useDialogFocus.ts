import { nextTick, watch, type Ref } from 'vue'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Options of {@link useDialogFocus}. */
export interface DialogFocusOptions {
  open: Ref<boolean>
  /** The dialog's element. */
  element: () => HTMLElement | null | undefined
  /** Receives the focus if the element that opened the dialog no longer exists. */
  home: () => HTMLElement | null | undefined
}

/**
 * Moves the focus into a dialog, traps Tab in it and restores the focus on close, which View UI Plus's Modal does not do. Returns the
 * listener for the dialog's `keydown`.
 */
export function useDialogFocus({ open, element, home }: DialogFocusOptions): (event: KeyboardEvent) => void {
  let opener: Element | null = null
  watch(open, async (isOpen) => {
    if (isOpen) opener = document.activeElement
    await nextTick()
    if (isOpen) focusFirst(element())
    else if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    else home()?.focus()
  })
  return (event) => {
    const root = element()
    if (event.key !== 'Tab' || !root) return
    const stops = stopsIn(root)
    const [first, last] = [stops[0], stops.at(-1)]
    const end = event.shiftKey ? first : last
    if (document.activeElement !== end && root.contains(document.activeElement)) return
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}

/** Focuses the first field, or the first button if there is no field. */
export function focusFirst(root: HTMLElement | null | undefined): void {
  if (!root) return
  const stops = stopsIn(root)
  const field = stops.find((stop) => stop.closest('form') && !stop.matches('button'))
  ;(field ?? stops[0])?.focus()
}

function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.offsetParent !== null && stop.tabIndex >= 0)
}
