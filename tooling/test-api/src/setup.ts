import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import type { TestServer } from './TestServer.ts'

const mockApi = fileURLToPath(new URL('../../../apps/mock-api', import.meta.url))
const ready = z.object({ url: z.string() })

/** Vitest’s global setup: starts the test server of the mock API once per run and provides its URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = fork('src/testServer.ts', { cwd: mockApi, execArgv: ['--conditions=@view-site/source'] })
  const ended = once(server, 'exit')
  const [message]: unknown[] = await Promise.race([
    once(server, 'message'),
    ended.then(([code]) => {
      throw new Error(`The mock API exited with ${code} before it was listening; see its output above.`)
    }),
  ])
  const testServer: TestServer = ready.parse(message)
  project.provide('testServer', testServer)
  return async () => {
    server.disconnect()
    await ended
  }
}
