import type { Locale } from '@view-site/i18n/locale'

/** What the playground receives: a complete `.vue` file. */
export interface PlaygroundMessage {
  type: 'view-site:code'
  source: string
  locale: Locale
}

/** How long a playground may take to load before it is no longer waited for, in ms. */
const patience = 60_000

/**
 * Opens the playground in a new tab and hands it the code once it says `view-site:ready`. Both sides name their origin: the code
 * goes to the playground's origin alone, and only that window is listened to.
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
  setTimeout(() => controller.abort(), patience)
}
