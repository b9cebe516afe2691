export interface AttachDropdownOptions {
  /** Open on hover. @default false */
  hover?: boolean
}

const leaveDelay = 160

/**
 * Makes a native `<details>` behave like a dropdown: it closes by Escape, by a click outside, when the focus leaves and when something
 * in it is chosen. The element itself opens and closes without JavaScript. Returns a cleanup function.
 */
export function attachDropdown(details: HTMLDetailsElement, { hover = false }: AttachDropdownOptions = {}): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const close = () => {
    details.open = false
  }
  const closeToSummary = () => {
    const held = details.contains(document.activeElement)
    close()
    if (held) details.querySelector('summary')?.focus()
  }

  details.addEventListener('keydown', (event) => event.key === 'Escape' && details.open && closeToSummary(), { signal })
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !details.contains(relatedTarget) && close(),
    {
      signal,
    },
  )
  details.addEventListener('click', ({ target }) => isChoice(target) && closeToSummary(), { signal })
  document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !details.contains(target) && close(), { signal })
  const stopHover = hover ? openOnHover(details, signal) : undefined
  return () => {
    stopHover?.()
    listeners.abort()
  }
}

function openOnHover(details: HTMLDetailsElement, signal: AbortSignal): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let byHover = false
  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(leaving)
    byHover ||= !details.open
    details.open = true
  }
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    leaving = setTimeout(() => {
      details.open = false
    }, leaveDelay)
  }
  // A click right after the hover has opened it means "open", not "close again".
  const onClick = (event: MouseEvent) => {
    if (byHover && details.open && inSummary(event.target)) event.preventDefault()
    byHover = false
  }
  details.addEventListener('pointerenter', onEnter, { signal })
  details.addEventListener('pointerleave', onLeave, { signal })
  details.addEventListener('click', onClick, { signal })
  return () => clearTimeout(leaving)
}

function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

function inSummary(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('summary') !== null
}
