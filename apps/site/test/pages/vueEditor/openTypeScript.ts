import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { z } from 'zod'
import { readMessages } from './messages.ts'
import { startServer } from './startServer.ts'

/** TypeScript's server, as an editor starts it. */
export interface TypeScriptServer {
  /** Sends a request and returns the body of its response. */
  ask: (command: string, args: unknown) => Promise<unknown>
  /** Sends a request that has no response. */
  notify: (command: string, args: unknown) => void
  close: () => void
}

const message = z.object({ request_seq: z.number().optional(), body: z.unknown().optional() })
const require = createRequire(import.meta.url)

/** Starts TypeScript's server with Vue's plugin. */
export function openTypeScript(): TypeScriptServer {
  const module = createRequire(require.resolve('typescript')).resolve('@typescript/old/lib/tsserver.js')
  const plugin = ['--globalPlugins', '@vue/typescript-plugin', '--pluginProbeLocations', dirname(require.resolve('@vue/language-server'))]
  const server = startServer(module, [...plugin, '--suppressDiagnosticEvents', '--disableAutomaticTypingAcquisition'])
  let last = 0
  const write = (command: string, args: unknown) => {
    server.input.write(`${JSON.stringify({ seq: ++last, type: 'request', command, arguments: args })}\n`)
  }
  readMessages(server.output, (json) => {
    const { request_seq: request, body } = message.parse(json)
    if (request !== undefined) server.respond(request, body)
  })
  return {
    ask(command, args) {
      write(command, args)
      return server.response(last)
    },
    notify: write,
    close: server.stop,
  }
}
