import type { Locale } from '@view-site/i18n/locale'

/** Message to the playground with a complete `.vue` file. */
export interface PlaygroundMessage {
  type: 'view-site:code'
  source: string
  locale: Locale
}

/** How long to wait for the playground to load, in ms. */
const loadTimeout = 60_000

/**
 * Opens the playground in a new tab and posts the code to it once it sends `view-site:ready`. Messages are accepted only from that window
 * and the playground's origin, and sent only to it.
 */
export function openPlayground(address: string, code: Omit<PlaygroundMessage, 'type'>): void {
  const url = new URL(address, location.href)
  const target = window.open(url, '_blank')
  if (!target) return
  const controller = new AbortController()
  const send = (event: MessageEvent) => {
    if (event.source !== target || event.origin !== url.origin || event.data?.type !== 'view-site:ready') return
    target.postMessage({ type: 'view-site:code', ...code } satisfies PlaygroundMessage, url.origin)
    controller.abort()
  }
  addEventListener('message', send, { signal: controller.signal })
  setTimeout(() => controller.abort(), loadTimeout)
}
