import { frameConnect, frameReady, parseFromFrame, type FromFrame, type ToFrame } from '../protocol/frameMessages.ts'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { createWatch } from './createWatch.ts'

/** How a frame can end that was not ended by the page. */
export type FrameEnd =
  /** It answered no longer: an endless loop. */
  | 'stuck'
  /** It went to another address. */
  | 'left'
  /** It did not load. */
  | 'absent'

export interface RunnerOptions {
  /** Brings the frame's document, as a text. */
  loadFrame: () => Promise<string>
  onMessage: (message: FromFrame) => void
  /** The frame was taken away and a new one put in its place, in which nothing runs yet. */
  onEnd: (end: FrameEnd) => void
}

export interface Runner {
  /** Puts the frame into an element; returns how to take it out again. */
  mount: (host: HTMLElement) => () => void
  /** Names the frame, for screen readers; another name does not disturb what runs. */
  name: (title: string) => void
  /** Runs a compiled component as soon as there is a frame; of several that wait, the last. */
  run: (order: Omit<Extract<ToFrame, { type: 'run' }>, 'type'>) => void
  /** Settles when the first frame has loaded, or has failed to: what comes later does not compete with it for the line. */
  shown: Promise<void>
}

/** How long a frame may take from its document to its first word, in ms. */
const patience = 30_000

/** Keeps a sandboxed frame and talks with it over a port of its own. */
export function createRunner({ loadFrame, onMessage, onEnd }: RunnerOptions): Runner {
  let place: HTMLElement | undefined
  let name = ''
  let frame: HTMLIFrameElement | undefined
  /** Another one for every frame that is put up or taken away. */
  let turn = 0
  let port: MessagePort | undefined
  let waiting: ToFrame | undefined
  let isLoaded = false
  let lateness: ReturnType<typeof setTimeout> | undefined
  let tellShown: (() => void) | undefined
  const shown = new Promise<void>((resolve) => (tellShown = resolve))
  const watch = createWatch({ ask: () => post({ type: 'ping' }), onSilence: () => end('stuck') })

  function post(message: ToFrame): void {
    port?.postMessage(message)
  }

  function take(): void {
    turn++
    clearTimeout(lateness)
    watch.stop()
    port?.close()
    frame?.remove()
    frame = undefined
    port = undefined
    isLoaded = false
  }

  function put(): void {
    take()
    if (!place) return
    const own = turn
    loadFrame().then(
      (html) => own === turn && show(html),
      () => own === turn && end('absent'),
    )
  }

  /** A text that is handed over, not an address: so the page, which can keep it, is the one that asks for it. */
  function show(html: string): void {
    frame = document.createElement('iframe')
    frame.title = name
    // The frame's document has no address of its own to know the page by.
    frame.name = location.origin
    frame.sandbox.add('allow-scripts')
    frame.referrerPolicy = 'no-referrer'
    frame.srcdoc = html
    // A frame loads once; what loads after that is not ours.
    frame.addEventListener('load', () => {
      tellShown?.()
      if (isLoaded) return end('left')
      isLoaded = true
    })
    place?.append(frame)
    lateness = setTimeout(() => end('absent'), patience)
  }

  function end(how: FrameEnd): void {
    waiting = undefined
    if (how === 'absent') take()
    else put()
    tellShown?.()
    onEnd(how)
  }

  /** The frame's own window, with the origin of a sandbox, saying the one word it has: nothing else is answered. */
  function connect({ source, origin, data }: MessageEvent): void {
    if (!frame?.contentWindow || source !== frame.contentWindow || origin !== 'null') return
    if (port || fieldsOf(data)?.['type'] !== frameReady) return
    clearTimeout(lateness)
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', receive)
    port.start()
    // An opaque origin cannot be named; the port goes to this window, and nothing secret with it.
    frame.contentWindow.postMessage({ type: frameConnect }, '*', [channel.port2])
    watch.start()
    if (waiting) post(waiting)
    waiting = undefined
  }

  function receive(event: MessageEvent): void {
    const message = parseFromFrame(event.data)
    if (!message) return
    if (message.type === 'pong') watch.heard()
    else onMessage(message)
  }

  return {
    mount(host) {
      place = host
      addEventListener('message', connect)
      put()
      return () => {
        removeEventListener('message', connect)
        take()
        place = undefined
      }
    },
    name(title) {
      name = title
      if (frame) frame.title = title
    },
    run(order) {
      const message: ToFrame = { type: 'run', ...order }
      if (port) return post(message)
      waiting = message
      if (!frame) put()
    },
    shown,
  }
}
