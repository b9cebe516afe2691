import { hydrate, mount as mountComponent, unmount, type Component } from 'svelte'
import type { MountDemo } from 'view-docs'

/** Mounts a Svelte component into an element, or hydrates the markup in it. Returns a function that unmounts it. */
export const mount: MountDemo = (host, load, { locale, onReady, onError }) => {
  let isDisposed = false
  let mounted: ReturnType<typeof mountComponent> | undefined
  const start = async () => {
    const { default: component } = await load()
    if (isDisposed) return
    if (!isComponent(component)) throw new Error('The file has no component as its default export.')
    const begin = host.hasChildNodes() ? hydrate : mountComponent
    mounted = begin(component, { target: host, props: { locale } })
    onReady()
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    if (mounted) void unmount(mounted)
  }
}

function isComponent(value: unknown): value is Component<{ locale: string }> {
  return typeof value === 'function'
}
