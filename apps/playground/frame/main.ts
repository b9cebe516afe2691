import { frameConnect, frameReady, parseToFrame, type FromFrame } from '../src/protocol/frameMessages.ts'
import { fieldsOf } from '../src/protocol/fieldsOf.ts'
import { captureConsole } from './captureConsole.ts'
import { createStage } from './createStage.ts'

/** Waits for a port from the parent page, and only from it; then runs the code that arrives through the port. */
function main(): void {
  // The parent page passes its origin as the frame's name, because a document without a URL cannot know it.
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
