import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds every click on a button, and the shortcut of the search, from the first paint on until the code that answers it has run: marks the
 * button as busy and remembers it. `answerPresses` takes the buttons over and presses them again. Links and disclosures need no code, except
 * for links with `data-held` (`heldLinkAttribute`), which are held until `answerLink`.
 *
 * Opens the frame that a held button controls: a closed `<dialog>` with `data-frame`, referenced by `aria-controls`. It opens once the
 * mark of the button is painted, because opening a modal dialog restyles the whole page, but before the next key, which belongs to its
 * field. Until the code of the dialog removes `data-frame`, a click on a button in it or on its backdrop closes it, which cancels the
 * press. Enter in a field stores the text of the field in its `data-entered`.
 */
export function holdPresses(): void {
  const held: HeldPresses = (window.heldPresses = new Set())
  // Of a click, `key` is undefined. The script is in every page: checks of the types would be a tenth of it.
  // oxlint-disable typescript/no-unsafe-type-assertion -- clicks have an element as their target, and the keys of a keyboard event
  const openFrames = () => {
    for (const button of held)
      document.querySelector<HTMLDialogElement>(`[id="${button.getAttribute('aria-controls')}"][data-frame]:not([open])`)?.showModal()
  }
  const hold = (event: Event) => {
    openFrames()
    const { key, keyCode, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
    const target = event.target as HTMLInputElement
    const isShortcut = ctrlKey || metaKey
    const frame = target.closest?.<HTMLDialogElement>('[data-frame]')
    // Of an Enter that belongs to an input method, the code is another.
    if (frame && keyCode === 13) target.dataset['entered'] = target.value
    if (frame && !key && target.matches('dialog,button')) frame.close()
    const button = key
      ? key === 'k' && isShortcut && document.querySelector<HTMLElement>('[aria-keyshortcuts]')
      : // What is in a dialog has its code, or is in a frame. With such a key, a link opens in another tab or window.
        target.closest<HTMLElement>(`button:not([popovertarget],dialog *)${isShortcut || shiftKey ? '' : ',a[data-held]'}`)
    if (!button || held.links?.has(button) || held.answers?.(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    held.add(button)
    requestAnimationFrame(() => setTimeout(openFrames))
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
  addEventListener(
    'close',
    (event) => {
      const dialog = event.target as HTMLElement
      for (const button of document.querySelectorAll<HTMLElement>(`[aria-controls="${dialog.id}"]`)) {
        button.ariaBusy = null
        held.delete(button)
      }
      for (const field of dialog.querySelectorAll<HTMLInputElement>('[data-frame] input')) field.value = field.dataset['entered'] = ''
    },
    true,
  )
  // oxlint-enable typescript/no-unsafe-type-assertion
}
