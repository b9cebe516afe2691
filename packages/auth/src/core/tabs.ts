/** Announces session changes to the other tabs of this browser. The message has no secrets: the tabs read the cookies. */
export interface Tabs {
  announce(): void
  close(): void
}

/** How long another tab's cookies may take to arrive after its message, in ms. */
const settling = 500

/**
 * Connects this tab with the others. `changed` is called when another tab signed in or out, and when this tab comes back into view,
 * which also notices cookies that expired or changes in a browser without `BroadcastChannel`.
 */
export function connectTabs(name: string, changed: () => void): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onMessage = () => {
    changed()
    clearTimeout(timer)
    timer = setTimeout(changed, settling)
  }
  const onStorage = (event: StorageEvent) => event.key === name && changed()
  const onVisible = () => document.visibilityState === 'visible' && changed()
  channel?.addEventListener('message', onMessage)
  globalThis.window?.addEventListener('storage', onStorage)
  globalThis.document?.addEventListener('visibilitychange', onVisible)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window: it has no target origin
    announce: () => channel?.postMessage('changed'),
    close() {
      clearTimeout(timer)
      channel?.close()
      globalThis.window?.removeEventListener('storage', onStorage)
      globalThis.document?.removeEventListener('visibilitychange', onVisible)
    },
  }
}
