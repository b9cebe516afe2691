import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** A server that answers requests over its standard streams. */
export interface ServerProcess {
  input: Writable
  output: Readable
  /** Waits for the response with this number. */
  response: (id: number) => Promise<unknown>
  /** Passes a response on to whoever waits for it. */
  respond: (id: number, result: unknown) => void
  stop: () => void
}

/** Starts a module as a server. If it ends, the responses that are waited for fail. */
export function startServer(module: string, args: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, [module, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  // What is written after the end fails here; `exit` reports it.
  child.stdin.on('error', () => {})
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${module} ended with ${code}.`))
  })
  return {
    input: child.stdin,
    output: child.stdout,
    response(id) {
      const pending = Promise.withResolvers<unknown>()
      waiting.set(id, pending)
      return pending.promise
    },
    respond(id, result) {
      waiting.get(id)?.resolve(result)
      waiting.delete(id)
    },
    stop() {
      waiting.clear()
      child.kill()
    },
  }
}
