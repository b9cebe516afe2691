/** How long a pointer rests on a control before that counts as intent, in ms. */
const rest = 80

/**
 * Calls `wake` when a visitor is about to use what only the application can do: he rests on a control of the shell or focuses it,
 * begins a shortcut, opens a group of the menu that is not drawn yet. A click on a control and the search's shortcut are held back
 * and repeated by `repeat` once the application is there.
 */
export function wakeOn(root: HTMLElement, wake: () => void): { repeat: () => void } {
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
    wake()
  }
  const shortcut = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey } = event
    if (key === 'Control' || key === 'Meta') return wake()
    if (key.toLowerCase() !== 'k' || (!ctrlKey && !metaKey)) return
    event.preventDefault()
    held = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
    wake()
  }
  root.addEventListener('click', hold, { signal, capture: true })
  root.addEventListener('dblclick', hold, { signal, capture: true })
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer)
      if (controlAt(target)) timer = setTimeout(wake, rest)
    },
    { signal, passive: true },
  )
  root.addEventListener('focusin', ({ target }) => controlAt(target) && wake(), { signal })
  root.addEventListener('toggle', ({ target }) => target instanceof Element && target.matches('details[open][data-short]') && wake(), {
    signal,
    capture: true,
  })
  addEventListener('keydown', shortcut, { signal })
  // A theme that follows the system, or another tab.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', wake, { signal })
  addEventListener('storage', wake, { signal })

  return {
    repeat() {
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
 * A control of the shell. Those of an article are alive without the application, but for the way to sign in; a group of the menu
 * that is drawn opens by itself.
 */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('button, summary, input, select, textarea, [data-client]') : null
  if (control?.matches('summary') && !control.closest('header')) return null
  return control?.closest('[data-article]') && !control.matches('[data-act="sign-in"]') ? null : control
}
