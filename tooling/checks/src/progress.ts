import { createServer, type Server } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** Environment variables with the runner's address, for reporters. */
export const socketVariable = 'CHECKS_SOCKET'
export const jobVariable = 'CHECKS_JOB'

const message = z.discriminatedUnion('kind', [
  /** How many tests have been collected, have finished and have failed so far. */
  z.object({ kind: z.literal('count'), job: z.string(), known: z.number(), done: z.number(), failed: z.number() }),
  /** A failed test with its title and message. */
  z.object({ kind: z.literal('failure'), job: z.string(), title: z.string(), text: z.string() }),
])

/** A message of a reporter. */
export type ProgressMessage = z.output<typeof message>

/** Listens for the progress of the suites; returns the address to pass to them, and a close function. */
export async function listenForProgress(
  onMessage: (message: ProgressMessage) => void,
): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'checks-'))
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\checks-${process.pid}` : join(folder, 'progress.sock')
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    createInterface({ input: socket }).on('line', (line) => onMessage(message.parse(JSON.parse(line))))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  return {
    address,
    async close() {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
