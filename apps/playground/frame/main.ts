import { frameConnect, frameReady, parseToFrame, type FromFrame } from '../src/protocol/frameMessages.ts'
import { fieldsOf } from '../src/protocol/fieldsOf.ts'
import { captureConsole } from './captureConsole.ts'
import { createStage } from './createStage.ts'

/** Waits for the page around this frame, and for nobody else, to hand over a port; then runs what comes through it. */
function main(): void {
  // What the page is, it writes on the frame: a document without an address cannot tell.
  const origin = window.name
  const connect = (event: MessageEvent) => {
    const port = event.ports[0]
    if (event.source !== parent || event.origin !== origin || fieldsOf(event.data)?.['type'] !== frameConnect || !port) return
    removeEventListener('message', connect)
    listen(port)
  }
  addEventListener('message', connect)
  parent.postMessage({ type: frameReady }, origin)
}

function listen(port: MessagePort): void {
  // Kept here, out of reach of code that puts another function in its place.
  const post = port.postMessage.bind(port)
  const say = (message: FromFrame) => post(message)
  const stage = createStage(say)
  captureConsole((level, text) => say({ type: 'log', run: stage.current(), level, text }))
  port.addEventListener('message', ({ data }) => {
    const message = parseToFrame(data)
    if (message?.type === 'ping') say({ type: 'pong' })
    else if (message) void stage.run(message)
  })
  port.start()
}

main()
