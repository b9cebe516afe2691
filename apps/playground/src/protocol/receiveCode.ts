import { playgroundReady } from '@view-site/vue-demo/playground'
import { parseCodeMessage, type CodeMessage } from './CodeMessage.ts'

export interface ReceiveCodeOptions {
  /** The window that opened this one, if any. */
  opener: Pick<Window, 'postMessage'> | null
  /** Origins that may send code. */
  origins: readonly string[]
  onCode: (code: CodeMessage) => void
}

/**
 * Notifies the opener that the playground is ready, and accepts the first well-formed code message from that window if its origin is
 * allowed. Ignores everything else. Returns a cleanup function.
 */
export function receiveCode({ opener, origins, onCode }: ReceiveCodeOptions): () => void {
  if (!opener) return () => {}
  const controller = new AbortController()
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== opener || !origins.includes(origin)) return
    const code = parseCodeMessage(data)
    if (!code) return
    controller.abort()
    onCode(code)
  }
  addEventListener('message', receive, { signal: controller.signal })
  // Sent to any origin: the message contains nothing secret, and the opener's origin is unknown.
  opener.postMessage(playgroundReady, '*')
  return () => controller.abort()
}
