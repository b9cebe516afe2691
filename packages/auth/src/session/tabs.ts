/** Announces session changes to the other tabs of this browser. Messages contain no data: the tabs read the cookies. */
export interface Tabs {
  announce(): void
  close(): void
}

/** Maximum time in ms until another tab's cookies are visible after its message. */
const settling = 500

/**
 * Connects this tab with the others. Calls `changed` when another tab signed in or out, and when this tab becomes visible again, which
 * also detects expired cookies, and changes in browsers without `BroadcastChannel`.
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
