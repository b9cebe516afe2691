import { createElement, useEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { DemoContext } from './DemoPort.ts'

type Component = ComponentType<{ locale: string }>

/** Mounts a React component into an element. Returns a function that unmounts it. */
export function mount(host: HTMLElement, load: () => Promise<{ default: unknown }>, { locale, onReady, onError }: DemoContext): () => void {
  const root = createRoot(host, { onUncaughtError: onError })
  let isDisposed = false
  const start = async () => {
    const { default: component } = await load()
    if (isDisposed) return
    if (!isComponent(component)) throw new Error('The file has no component as its default export.')
    root.render(createElement(Mounted, { component, locale, onReady }))
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    root.unmount()
  }
}

/** Renders the component, and reports when it is mounted. */
function Mounted({ component, locale, onReady }: { component: Component; locale: string; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return createElement(component, { locale })
}

function isComponent(value: unknown): value is Component {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
