import { createElement, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { DemoContext } from './DemoPort.ts'
import { reactComponent, type ReactDemo } from './reactComponent.ts'

/** Mounts a React component into an element, or hydrates the markup in it. Returns a function that unmounts it. */
export function mount(host: HTMLElement, load: () => Promise<{ default: unknown }>, context: DemoContext): () => void {
  const { locale, name, onReady, onError } = context
  let root: Root | undefined
  let isDisposed = false
  const start = async () => {
    const component = reactComponent((await load()).default)
    if (isDisposed) return
    const element = createElement(Mounted, { component, locale, onReady })
    const options = { identifierPrefix: name, onUncaughtError: onError }
    if (host.hasChildNodes()) {
      // Reports markup that differs, of a demo that shows the time or chance: React has rendered it again by then.
      root = hydrateRoot(host, element, { ...options, onRecoverableError: () => undefined })
    } else {
      root = createRoot(host, options)
      root.render(element)
    }
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    root?.unmount()
  }
}

/** Renders the component, and reports when it is mounted. */
function Mounted({ component, locale, onReady }: { component: ReactDemo; locale: string; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return createElement(component, { locale })
}
