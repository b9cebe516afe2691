import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds a click on a demo that is only a snapshot so far: marks the snapshot as busy and keeps the place of the click in it, from the corner
 * of the demo's sheet in px, and the demo is clicked there once it runs. A snapshot is inert, so that the click reaches its parent. Once
 * `bootScript` could not load the scripts of the page, a click asks what one on a button asks.
 */
export function holdDemoPresses(): void {
  const held: HeldPresses = (window.heldPresses ??= new Set())
  let hasFailed = false
  const ask = () => {
    for (const snapshot of document.querySelectorAll('[data-snapshot]')) snapshot.ariaBusy = null
    held.answers?.(document.body)
  }
  held.fail = () => {
    hasFailed = true
    if (document.querySelector('[data-snapshot][aria-busy]')) ask()
  }
  addEventListener(
    'click',
    (event) => {
      const { target, clientX, clientY } = event
      const snapshot = target instanceof Element && target.querySelector<HTMLElement>(':scope > [data-snapshot]')
      if (!snapshot) return
      event.preventDefault()
      event.stopPropagation()
      if (hasFailed) return ask()
      const { x, y } = target.getBoundingClientRect()
      snapshot.ariaBusy = 'true'
      snapshot.dataset['snapshot'] = `${clientX - x} ${clientY - y}`
    },
    true,
  )
}
