import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds every click on a button, and the shortcut of the search, from the first paint on until the code that answers it has run: marks the
 * button as busy and remembers it, and the keys that are typed after the search was pressed. `answerPresses` takes the buttons over and presses them again. Links and disclosures need no code. A click on a demo that is only drawn so far is kept in its sheet, with its place: the demo repeats it.
 */
export function holdPresses(): void {
  const held: HeldPresses = (window.heldPresses = new Set())
  // Of a click, `key` is undefined. The script is in every page: checks of the types would be a tenth of it.
  // oxlint-disable typescript/no-unsafe-type-assertion -- clicks have an element as their target, and the keys of a keyboard event
  const hold = (event: Event) => {
    const { target, key, ctrlKey, metaKey, clientX, clientY } = event as KeyboardEvent & MouseEvent
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]')
    const isShortcut = ctrlKey || metaKey
    const isTyped = key && !isShortcut && search && held.has(search) && /^(.|Enter|Backspace)$/u.test(key)
    const button = key
      ? (isTyped || (key === 'k' && isShortcut)) && search
      : (target as Element).closest<HTMLElement>('button:not([popovertarget]),[data-snapshot]')
    // oxlint-enable typescript/no-unsafe-type-assertion
    const snapshot = button && button.dataset.snapshot
    if (!button || (snapshot === undefined ? held.answers : held.failed)?.(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    if (snapshot !== undefined) {
      const { x, y } = button.getBoundingClientRect()
      button.dataset.snapshot = `${clientX - x} ${clientY - y}`
      return
    }
    if (isTyped) (held.typed ??= []).push(key)
    held.add(button)
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
}
