import { frameConnect, frameReady, type FromFrame } from '../src/protocol/frameMessages.ts'
import { parseToFrame } from '../src/protocol/parseToFrame.ts'
import { fieldsOf } from '../src/protocol/fieldsOf.ts'
import { captureConsole } from './captureConsole.ts'
import { createComponentRunner } from './createComponentRunner.ts'

/** Waits for a message port from the parent page, and only from it; then runs the code received through it. */
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
  // Bound here, so that code in the frame cannot replace it.
  const post = port.postMessage.bind(port)
  const send = (message: FromFrame) => post(message)
  const runner = createComponentRunner(send)
  captureConsole((level, text) => send({ type: 'log', run: runner.current(), level, text }))
  port.addEventListener('message', ({ data }) => {
    const message = parseToFrame(data)
    if (message?.type === 'ping') send({ type: 'pong' })
    else if (message?.type === 'theme') runner.show(message)
    else if (message) void runner.run(message)
  })
  port.start()
}

main()
