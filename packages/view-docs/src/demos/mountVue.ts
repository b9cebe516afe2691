import { createApp, createSSRApp } from 'vue'
import type { DemoContext } from './DemoPort.ts'
import { vueApp } from './vueApp.ts'

/** Mounts a Vue component into an element, or hydrates the markup in it. Returns a function that unmounts it. */
export function mount(host: HTMLElement, load: () => Promise<{ default: unknown }>, context: DemoContext): () => void {
  const { onReady, onError } = context
  let unmount: (() => void) | undefined
  let isDisposed = false
  const start = async () => {
    const { default: component } = await load()
    if (isDisposed) return
    const app = vueApp(host.hasChildNodes() ? createSSRApp : createApp, component, context)
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
