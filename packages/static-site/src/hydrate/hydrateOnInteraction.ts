/** How long the pointer rests on a control before that counts as intent, in ms. */
const hoverDelay = 80

/**
 * Calls `hydrate` when a visitor is about to use something that only the application can do: hovers over or focuses a control of the
 * shell, starts a keyboard shortcut, or opens a menu group that is not rendered yet. A click on a control and the search shortcut are
 * cancelled; call `replay` once the application responds to dispatch them again.
 */
export function hydrateOnInteraction(root: HTMLElement, hydrate: () => void): { replay: () => void } {
  const controller = new AbortController()
  const { signal } = controller
  let held: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = (event: Event) => {
    const target = controlAt(event.target)
    if (!target || (event.type === 'click' && target.matches('summary'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = () => press(event.target instanceof Element ? event.target : target, event.type)
    hydrate()
  }
  const shortcut = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey } = event
    if (key === 'Control' || key === 'Meta') return hydrate()
    if (key.toLowerCase() !== 'k' || (!ctrlKey && !metaKey)) return
    event.preventDefault()
    held = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
    hydrate()
  }
  root.addEventListener('click', hold, { signal, capture: true })
  root.addEventListener('dblclick', hold, { signal, capture: true })
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer)
      if (controlAt(target)) timer = setTimeout(hydrate, hoverDelay)
    },
    { signal, passive: true },
  )
  root.addEventListener('focusin', ({ target }) => controlAt(target) && hydrate(), { signal })
  root.addEventListener('toggle', ({ target }) => target instanceof Element && target.matches('details[open][data-short]') && hydrate(), {
    signal,
    capture: true,
  })
  addEventListener('keydown', shortcut, { signal })
  // The theme follows the system or a change in another tab.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', hydrate, { signal })
  addEventListener('storage', hydrate, { signal })

  return {
    replay() {
      controller.abort()
      clearTimeout(timer)
      held?.()
    },
  }
}

function press(target: Element, type: string): void {
  if (!target.isConnected) return
  if (type === 'click' && target instanceof HTMLElement) target.click()
  else target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
}

/**
 * The control of the shell at an event's target. Controls of an article work without the application, except for sign-in; a rendered
 * menu group opens natively.
 */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('button, summary, input, select, textarea, [data-client]') : null
  if (control?.matches('summary') && !control.closest('header')) return null
  return control?.closest('[data-article]') && !control.matches('[data-act="sign-in"]') ? null : control
}
