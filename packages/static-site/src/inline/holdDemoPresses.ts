import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Holds a click on a demo that is only a snapshot so far: marks the snapshot as busy and keeps the place of the click in it, from the corner
 * of the demo's sheet in px, and the demo is clicked there once it runs. A snapshot is inert, so that the click reaches its parent. The files
 * that the demo needs are requested when it is pressed, all of them at once: without this, most would be requested only when others have run.
 * Once `bootScript` could not load the scripts of the page, a click asks what one on a button asks.
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
  // oxlint-disable unicorn/consistent-function-scoping -- only the source of holdDemoPresses itself is in the page
  const snapshotIn = ({ target }: Event) =>
    target instanceof Element ? target.querySelector<HTMLElement>(':scope > [data-snapshot]') : null
  const load = ({ dataset }: HTMLElement) => {
    if (!dataset['files']) return
    for (const href of dataset['files'].split(' ')) {
      const [rel, as] = href.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', 'script']
      // With the credentials of the bundler's own requests: otherwise the browser loads a style sheet twice.
      document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }))
    }
    delete dataset['files']
  }
  // oxlint-enable unicorn/consistent-function-scoping
  addEventListener(
    'pointerdown',
    (event) => {
      const snapshot = snapshotIn(event)
      if (snapshot) load(snapshot)
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const snapshot = snapshotIn(event)
      if (!snapshot) return
      event.preventDefault()
      event.stopPropagation()
      if (hasFailed) return ask()
      const { clientX, clientY } = event
      const { x = 0, y = 0 } = snapshot.parentElement?.getBoundingClientRect() ?? {}
      snapshot.ariaBusy = 'true'
      snapshot.dataset['snapshot'] = `${clientX - x} ${clientY - y}`
    },
    true,
  )
}
