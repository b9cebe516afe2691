import { articleSelector, signInSelector } from '@view-site/docs/reader'
import { articleButtons } from './articleButtons.ts'
import { answerPresses } from './heldPresses.ts'
import type { StartedControls } from './startControls.ts'
import type { StartedReader } from './startPageReader.ts'

/** How long the pointer rests on a control before that counts as intent, in ms. */
const hoverDelay = 80

/** Options of `hydrateOnInteraction`. */
export interface HydrateOnInteractionOptions {
  /** Starts the application; called once or more. */
  hydrate: () => void
  /** Attribute of a `<details>` or popover of the shell whose content is not all rendered yet. */
  partialAttribute: string
  /** Controls of the shell that work without the application. */
  controls: Pick<StartedControls, 'owns' | 'isRunning' | 'prepare' | 'wait'>
  /** Answers the buttons of the article. */
  reader: Pick<StartedReader, 'isRunning' | 'retry'>
}

/**
 * Calls `hydrate` when the visitor is about to use something that needs the application: presses, hovers over or focuses a control of the
 * shell, starts a keyboard shortcut that `controls` have not, or opens a menu group or a popover that is not all rendered yet. Buttons of
 * the shell stay held (`holdPresses`), and `controls` may answer them, or show what is coming first; a double click is cancelled, and `replay` dispatches it
 * again once the application responds. `drop` forgets it. `answer` presses the held buttons whose code has run.
 */
export function hydrateOnInteraction(
  root: HTMLElement,
  { hydrate, partialAttribute, controls, reader }: HydrateOnInteractionOptions,
): { answer: () => void; replay: () => void; drop: () => void } {
  const controller = new AbortController()
  const { signal } = controller
  let cancelled: MouseEvent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const needsApplication = (target: EventTarget | null) => {
    const control = controlAt(target)
    return control !== null && !controls.owns(control) && !controls.prepare(control)
  }
  const intercept = (event: MouseEvent) => {
    if (!controlAt(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancelled = event
    hydrate()
  }
  root.addEventListener('dblclick', intercept, { signal, capture: true })
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer)
      if (needsApplication(target)) timer = setTimeout(hydrate, hoverDelay)
    },
    { signal, passive: true },
  )
  root.addEventListener('focusin', ({ target }) => needsApplication(target) && hydrate(), { signal })
  root.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && target.matches(`:is(details[open], :popover-open)[${partialAttribute}]`) && hydrate(),
    {
      signal,
      capture: true,
    },
  )
  const startsShortcut = ({ key }: KeyboardEvent) => {
    const shortcut = document.querySelector('[aria-keyshortcuts]')
    return (key === 'Control' || key === 'Meta') && !(shortcut && controls.owns(shortcut))
  }
  addEventListener('keydown', (event) => startsShortcut(event) && hydrate(), { signal })
  // The application updates the theme when the system's changes, and the settings when another tab changes them.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', hydrate, { signal })
  addEventListener('storage', hydrate, { signal })

  return {
    answer: () =>
      answerPresses((button) => {
        if (controls.owns(button)) return controls.isRunning()
        if (button.matches(articleButtons)) {
          reader.retry()
          return reader.isRunning()
        }
        controls.wait(button, hydrate)
        return false
      }),
    replay() {
      controller.abort()
      clearTimeout(timer)
      if (cancelled) dispatchAgain(cancelled)
    },
    drop() {
      cancelled = undefined
    },
  }
}

function dispatchAgain({ target, type }: MouseEvent): void {
  if (target instanceof Element && target.isConnected) target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
}

/**
 * The control of the shell at an event's target. Controls of an article work without the application, except for sign-in; a rendered
 * menu group opens natively, and so does a popover.
 */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('button:not([popovertarget]), summary, input, select, textarea') : null
  if (control?.matches('summary') && !control.closest('header')) return null
  return control?.closest(articleSelector) && !control.matches(signInSelector) ? null : control
}
