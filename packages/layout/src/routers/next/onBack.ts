type Listener = (event: PopStateEvent) => void

const listeners = new Set<Listener>()

// Browsers call the listeners of the window in the order in which they were added, capturing or not: this one is added when the module is
// loaded, before Next adds its own, and so it can stop the event.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)))

/** Calls a listener before Next learns that the visitor has gone back or forward; returns an unsubscribe function. */
export function onBack(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
