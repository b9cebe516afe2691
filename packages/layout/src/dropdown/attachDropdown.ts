/**
 * Makes a native `<details>` behave like a dropdown: it closes by Escape, by a click outside, when the focus leaves and when something
 * in it is chosen. The element itself opens and closes without JavaScript. Returns a cleanup function.
 */
export function attachDropdown(details: HTMLDetailsElement): () => void {
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
  return () => listeners.abort()
}

function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}
