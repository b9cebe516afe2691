import { playgroundCodeType, playgroundReady, playgroundVersion, type PlaygroundCode } from '@view-site/vue-demo/playground'

/** How long to wait for the playground to load, in ms. */
const loadTimeout = 60_000

/**
 * Opens the playground in a new tab and posts the code to it once it is ready. Messages are accepted only from that window
 * and the playground's origin, and sent only to it.
 * @param code May arrive after the call, which has to be in the handler of a click.
 * @param version Older version of the library to run the code with: `1.2`.
 */
export function openPlayground(address: string, code: Promise<Omit<PlaygroundCode, 'type'>>, version?: string): void {
  const url = new URL(address, location.href)
  if (version !== undefined) url.searchParams.set(playgroundVersion, version)
  const target = window.open(url, '_blank')
  if (!target) return
  const controller = new AbortController()
  const send = (event: MessageEvent) => {
    if (event.source !== target || event.origin !== url.origin || event.data?.type !== playgroundReady.type) return
    controller.abort()
    void code.then((sent) => target.postMessage({ type: playgroundCodeType, ...sent } satisfies PlaygroundCode, url.origin))
  }
  addEventListener('message', send, { signal: controller.signal })
  setTimeout(() => controller.abort(), loadTimeout)
}
