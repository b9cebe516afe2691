import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { chromiumForShortPages } from '@view-site/playwright-config'
import { z } from 'zod'

const message = z.looseObject({
  id: z.number().optional(),
  method: z.string().optional(),
  error: z.looseObject({ message: z.string() }).optional(),
  result: z
    .looseObject({ result: z.looseObject({ value: z.unknown().optional() }).optional(), exceptionDetails: z.unknown().optional() })
    .optional(),
})

const targets = z.array(z.looseObject({ type: z.string(), webSocketDebuggerUrl: z.string() }))

/** A page in a Chromium that debugs the page alone. */
export interface UndebuggedPage {
  /** Opens a URL and waits until the page has loaded. */
  goto: (url: string) => Promise<void>
  /** The value of an expression, awaited, in the page. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/**
 * Opens a page whose service worker is not debugged, as Playwright's is. Chromium stops a debugged worker that is to be replaced even while it
 * answers a request, which then never ends (`OnRequestTermination` in its service_worker_version.cc; seen in Chromium 156).
 */
export async function openUndebugged(): Promise<UndebuggedPage> {
  const profile = await mkdtemp(join(tmpdir(), 'undebugged-'))
  const { executablePath, args } = chromiumForShortPages
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const chromium = spawn(executablePath, [...args, ...flags], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const exited = once(chromium, 'exit')
  const address = await debuggingAddress(chromium.stderr)
  const response = await fetch(`http://${address}/json/list`)
  const url = targets.parse(await response.json()).find(({ type }) => type === 'page')?.webSocketDebuggerUrl
  if (url === undefined) throw new Error('Chromium has no page.')
  const socket = new WebSocket(url)
  await once(socket, 'open')

  let lastId = 0
  const received = <T>(read: (data: z.infer<typeof message>) => T | undefined) =>
    new Promise<T>((resolve, reject) => {
      const onMessage = ({ data }: MessageEvent) => {
        try {
          const found = read(message.parse(JSON.parse(String(data))))
          if (found === undefined) return
          resolve(found)
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
        socket.removeEventListener('message', onMessage)
      }
      socket.addEventListener('message', onMessage)
    })
  const send = async (method: string, params: object = {}) => {
    const id = ++lastId
    const answer = received((data) => (data.id === id ? data : undefined))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, result } = await answer
    if (error) throw new Error(error.message)
    if (result?.exceptionDetails !== undefined) throw new Error(JSON.stringify(result.exceptionDetails))
    return result?.result?.value
  }
  await send('Page.enable')
  return {
    async goto(path) {
      const loaded = received(({ method }) => (method === 'Page.loadEventFired' ? true : undefined))
      await send('Page.navigate', { url: path })
      await loaded
    },
    evaluate: (expression) => send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    async close() {
      // With its helpers, which are in its process group. It may exit before it answers `Browser.close`.
      if (chromium.pid !== undefined) process.kill(-chromium.pid, 'SIGKILL')
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The host and port on which Chromium listens, from its output. */
function debuggingAddress(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    // Reads until Chromium exits: it would wait for room in a full pipe.
    const lines = createInterface({ input: output })
    lines.on('line', (line) => {
      const address = /DevTools listening on ws:\/\/([^/]+)\//.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    lines.on('close', () => reject(new Error('Chromium did not start.')))
  })
}
