import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds every click on a button, and the shortcut of the search, from the first paint on until the code that answers it has run: marks the
 * button as busy and remembers it, and the keys that are typed after the search was pressed. `answerPresses` takes the buttons over and presses them again. Links and
 * disclosures need no code, except for links with `data-held` (`heldLinkAttribute`), which are held until `answerLink`.
 */
export function holdPresses(): void {
  const held: HeldPresses = (window.heldPresses = new Set())
  // Of a click, `key` is undefined. The script is in every page: checks of the types would be a tenth of it.
  // oxlint-disable typescript/no-unsafe-type-assertion -- clicks have an element as their target, and the keys of a keyboard event
  const hold = (event: Event) => {
    const { target, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
    const isShortcut = ctrlKey || metaKey
    const isTyped = key && !isShortcut && search && held.has(search) && /^(.|Enter|Backspace)$/u.test(key)
    const button = key
      ? (isTyped || (key === 'k' && isShortcut)) && search
      : // With such a key, a link opens in another tab or window.
        (target as Element).closest<HTMLElement>(`button:not([popovertarget])${isShortcut || shiftKey ? '' : ',a[data-held]'}`)
    // oxlint-enable typescript/no-unsafe-type-assertion
    if (!button || held.links?.has(button) || held.answers?.(button)) return
    event.preventDefault()
    event.stopPropagation()
    if (isTyped) (held.typed ??= []).push(key)
    button.ariaBusy = 'true'
    held.add(button)
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
}
