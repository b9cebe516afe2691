const shown = 1600
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Shows on a button for a moment whether it worked: its label changes, and screen readers announce it. */
export function showOutcome(button: HTMLElement, outcome: 'done' | 'failed', announce?: (text: string) => void): void {
  const label = button.querySelector('span')
  const text = button.dataset[outcome]
  if (!label || text === undefined) return
  clearTimeout(timers.get(button))
  button.dataset['label'] ??= label.textContent
  if (announce) announce(text)
  else label.setAttribute('aria-live', 'polite')
  label.textContent = text
  button.dataset['outcome'] = outcome
  const restore = () => {
    label.textContent = button.dataset['label'] ?? ''
    delete button.dataset['outcome']
  }
  timers.set(button, setTimeout(restore, shown))
}
