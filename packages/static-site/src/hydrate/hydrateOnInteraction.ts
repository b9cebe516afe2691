import { articleSelector, signInSelector } from '@view-site/docs/reader'
import { needsApplicationAttribute } from './documentNames.ts'

/** How long the pointer rests on a control before that counts as intent, in ms. */
const hoverDelay = 80

/** Options of `hydrateOnInteraction`. */
export interface HydrateOnInteractionOptions {
  /** Starts the application; called once or more. */
  hydrate: () => void
  /** Attribute of the `<details>` of the shell whose content is not rendered yet. */
  partialAttribute: string
}

/**
 * Calls `hydrate` when the visitor is about to use something that needs the application: hovers over or focuses a control of the shell,
 * starts a keyboard shortcut, or opens a menu group that is not rendered yet. A click on a control and the search shortcut are cancelled;
 * once the application responds, `replay` dispatches the last one again.
 */
export function hydrateOnInteraction(
  root: HTMLElement,
  { hydrate, partialAttribute }: HydrateOnInteractionOptions,
): { replay: () => void } {
  const controller = new AbortController()
  const { signal } = controller
  let replayEvent: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const intercept = (event: Event) => {
    const target = controlAt(event.target)
    if (!target || (event.type === 'click' && target.matches('summary'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    replayEvent = () => dispatchAgain(event.target instanceof Element ? event.target : target, event.type)
    hydrate()
  }
  const shortcut = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey } = event
    if (key === 'Control' || key === 'Meta') return hydrate()
    if (key.toLowerCase() !== 'k' || (!ctrlKey && !metaKey)) return
    event.preventDefault()
    replayEvent = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }))
    hydrate()
  }
  root.addEventListener('click', intercept, { signal, capture: true })
  root.addEventListener('dblclick', intercept, { signal, capture: true })
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer)
      if (controlAt(target)) timer = setTimeout(hydrate, hoverDelay)
    },
    { signal, passive: true },
  )
  root.addEventListener('focusin', ({ target }) => controlAt(target) && hydrate(), { signal })
  root.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && target.matches(`details[open][${partialAttribute}]`) && hydrate(),
    {
      signal,
      capture: true,
    },
  )
  addEventListener('keydown', shortcut, { signal })
  // The application updates the theme when the system's changes, and the settings when another tab changes them.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', hydrate, { signal })
  addEventListener('storage', hydrate, { signal })

  return {
    replay() {
      controller.abort()
      clearTimeout(timer)
      replayEvent?.()
    },
  }
}

function dispatchAgain(target: Element, type: string): void {
  if (!target.isConnected) return
  if (type === 'click' && target instanceof HTMLElement) target.click()
  else target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
}

/**
 * The control of the shell at an event's target. Controls of an article work without the application, except for sign-in; a rendered
 * menu group opens natively.
 */
function controlAt(target: EventTarget | null): Element | null {
  const control =
    target instanceof Element ? target.closest(`button, summary, input, select, textarea, [${needsApplicationAttribute}]`) : null
  if (control?.matches('summary') && !control.closest('header')) return null
  return control?.closest(articleSelector) && !control.matches(signInSelector) ? null : control
}
