import { createApp, type Component } from 'vue'
import type { DemoContext } from './DemoPort.ts'

/** Mounts a Vue component into an element. Returns a function that unmounts it. */
export function mount(host: HTMLElement, load: () => Promise<{ default: unknown }>, { locale, onReady, onError }: DemoContext): () => void {
  let unmount: (() => void) | undefined
  let isDisposed = false
  const start = async () => {
    const { default: component } = await load()
    if (isDisposed) return
    if (!isComponent(component)) throw new Error('The file has no component as its default export.')
    const app = createApp(component, 'props' in component ? { locale } : {})
    app.config.errorHandler = onError
    app.mount(host)
    unmount = () => app.unmount()
    onReady()
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    unmount?.()
  }
}

function isComponent(value: unknown): value is Component & object {
  return typeof value === 'object' && value !== null
}
