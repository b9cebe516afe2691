import { parentPort, workerData } from 'node:worker_threads'
import type { ImageContent } from './ImageContent.ts'
import { createDrawing } from './createDrawing.ts'

const draw = createDrawing(workerData)

/** Draws one image after the other. */
parentPort?.on('message', (content: ImageContent) => {
  void answer(content)
})

async function answer(content: ImageContent): Promise<void> {
  const png = await draw(content)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(new Uint8Array(png))
}
