import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds every click on a button, and the shortcut of the search, from the first paint on until the code that answers it has run: marks the
 * button as busy and remembers it. `answerPresses` takes the buttons over and presses them again. Links and disclosures need no code.
 */
export function holdPresses(): void {
  const held: HeldPresses = (window.heldPresses = new Set())
  // Of a click, `key` is undefined. The script is in every page: checks of the types would be a tenth of it.
  // oxlint-disable typescript/no-unsafe-type-assertion -- clicks have an element as their target, and the keys of a keyboard event
  const hold = (event: Event) => {
    const { target, key, ctrlKey, metaKey } = event as KeyboardEvent
    const button = key
      ? key === 'k' && (ctrlKey || metaKey) && document.querySelector<HTMLElement>('[aria-keyshortcuts]')
      : (target as Element).closest<HTMLElement>('button:not([popovertarget])')
    // oxlint-enable typescript/no-unsafe-type-assertion
    if (!button || held.answers?.(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    held.add(button)
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
}
