import { parseCodeMessage, readyMessage, type CodeMessage } from './CodeMessage.ts'

export interface ReceiveCodeOptions {
  /** The window that opened this one, if any. */
  opener: Pick<Window, 'postMessage'> | null
  /** Origins that may send code. */
  origins: readonly string[]
  onCode: (code: CodeMessage) => void
}

/**
 * Tells the page that opened the playground that it listens, and takes the first code from it: from that window alone, from a
 * known origin, of the right shape. Everything else is passed over in silence. Returns the way out.
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
  // To whoever it is: it says nothing, and who opened this window cannot be asked.
  opener.postMessage(readyMessage, '*')
  return () => controller.abort()
}
