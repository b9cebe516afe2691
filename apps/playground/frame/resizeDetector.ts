type Listener = (element: HTMLElement) => void

/**
 * A replacement for `element-resize-detector`, which the library imports, based on ResizeObserver: the original measures with nested
 * documents, which an opaque origin cannot access.
 */
export default function createDetector() {
  const observers = new Map<HTMLElement, Map<Listener, ResizeObserver>>()

  function stop(element: HTMLElement, listener: Listener): void {
    const own = observers.get(element)
    own?.get(listener)?.disconnect()
    own?.delete(listener)
  }

  return {
    listenTo(element: HTMLElement, listener: Listener): void {
      stop(element, listener)
      const observer = new ResizeObserver(() => listener(element))
      observer.observe(element)
      const own = observers.get(element) ?? new Map<Listener, ResizeObserver>()
      observers.set(element, own.set(listener, observer))
    },
    removeListener: stop,
    removeAllListeners(element: HTMLElement): void {
      for (const observer of observers.get(element)?.values() ?? []) observer.disconnect()
      observers.delete(element)
    },
    uninstall(element: HTMLElement): void {
      this.removeAllListeners(element)
    },
  }
}
