import { frameConnect, frameReady, parseFromFrame, type FromFrame, type ThemeMessage, type ToFrame } from '../protocol/frameMessages.ts'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { createWatch } from './createWatch.ts'

/** Reasons why a frame ended, other than the page having removed it. */
export type FrameEnd =
  /** It stopped responding: an endless loop. */
  | 'unresponsive'
  /** It navigated away. */
  | 'navigated'
  /** It did not load. */
  | 'notLoaded'

export interface RunnerOptions {
  /** Loads the HTML of the frame's document. */
  loadFrame: () => Promise<string>
  onMessage: (message: FromFrame) => void
  /** Called when the frame was replaced by a new one, in which nothing runs yet. */
  onEnd: (reason: FrameEnd) => void
}

/** Runs compiled code in a sandboxed frame. */
export interface Runner {
  /** Mounts the frame in an element; returns a function that removes it. */
  mount: (host: HTMLElement) => () => void
  /** Sets the frame's title, for screen readers, without reloading it. */
  name: (title: string) => void
  /** Shows the frame in a theme, also each frame that replaces it. */
  show: (theme: ThemeMessage) => void
  /** Runs a compiled component, or the latest of several once the frame is connected. */
  run: (order: Omit<Extract<ToFrame, { type: 'run' }>, 'type'>) => void
  /** Resolves when the first frame has loaded or failed, so that later requests do not compete with it. */
  shown: Promise<void>
}

/** Timeout in ms from loading the frame's document to its first message. */
const connectTimeout = 30_000

/** Creates and replaces the sandboxed frame, and communicates with it over a message port. */
export function createRunner({ loadFrame, onMessage, onEnd }: RunnerOptions): Runner {
  let host: HTMLElement | undefined
  let name = ''
  let frame: HTMLIFrameElement | undefined
  /** Changes whenever a frame is inserted or removed. */
  let generation = 0
  let port: MessagePort | undefined
  let pending: ToFrame | undefined
  let theme: ThemeMessage | undefined
  let isLoaded = false
  let timeout: ReturnType<typeof setTimeout> | undefined
  let resolveShown: (() => void) | undefined
  const shown = new Promise<void>((resolve) => (resolveShown = resolve))
  const watch = createWatch({ ping: () => post({ type: 'ping' }), onSilence: () => end('unresponsive') })

  function post(message: ToFrame): void {
    port?.postMessage(message)
  }

  function removeFrame(): void {
    generation++
    clearTimeout(timeout)
    watch.stop()
    port?.close()
    frame?.remove()
    frame = undefined
    port = undefined
    isLoaded = false
  }

  function insertFrame(): void {
    removeFrame()
    if (!host) return
    const current = generation
    loadFrame().then(
      (html) => current === generation && show(html),
      () => current === generation && end('notLoaded'),
    )
  }

  /** Passed as `srcdoc`, not as a URL: the page fetches it, and can cache it. */
  function show(html: string): void {
    frame = document.createElement('iframe')
    frame.title = name
    // The frame's document has no URL that contains the origin of the page.
    frame.name = location.origin
    frame.sandbox.add('allow-scripts')
    frame.referrerPolicy = 'no-referrer'
    frame.srcdoc = html
    // The frame's document loads once; a second load means that the code navigated away.
    frame.addEventListener('load', () => {
      resolveShown?.()
      if (isLoaded) return end('navigated')
      isLoaded = true
    })
    host?.append(frame)
    timeout = setTimeout(() => end('notLoaded'), connectTimeout)
  }

  function end(reason: FrameEnd): void {
    pending = undefined
    if (reason === 'notLoaded') removeFrame()
    else insertFrame()
    resolveShown?.()
    onEnd(reason)
  }

  /** Accepts only the ready message from the frame's own window with an opaque origin, and replies with a message port. */
  function connect({ source, origin, data }: MessageEvent): void {
    if (!frame?.contentWindow || source !== frame.contentWindow || origin !== 'null') return
    if (port || fieldsOf(data)?.['type'] !== frameReady) return
    clearTimeout(timeout)
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', receive)
    port.start()
    // An opaque origin cannot be targeted; the message goes to this window only, and contains nothing secret.
    frame.contentWindow.postMessage({ type: frameConnect }, '*', [channel.port2])
    watch.start()
    if (theme) post(theme)
    if (pending) post(pending)
    pending = undefined
  }

  function receive(event: MessageEvent): void {
    const message = parseFromFrame(event.data)
    if (!message) return
    if (message.type === 'pong') watch.answered()
    else onMessage(message)
  }

  return {
    mount(element) {
      host = element
      addEventListener('message', connect)
      insertFrame()
      return () => {
        removeEventListener('message', connect)
        removeFrame()
        host = undefined
      }
    },
    name(title) {
      name = title
      if (frame) frame.title = title
    },
    show(next) {
      theme = next
      post(next)
    },
    run(order) {
      const message: ToFrame = { type: 'run', ...order }
      if (port) return post(message)
      pending = message
      if (!frame) insertFrame()
    },
    shown,
  }
}
