import { parentPort, workerData } from 'node:worker_threads'
import type { Card } from './Card.ts'
import { createDrawing } from './createDrawing.ts'

const draw = createDrawing(workerData)

/** Draws one card after the other. */
parentPort?.on('message', (card: Card) => {
  void answer(card)
})

async function answer(card: Card): Promise<void> {
  const png = await draw(card)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(new Uint8Array(png))
}
