import { z } from 'zod'

const message = z.looseObject({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
})

/** A connection to a browser by WebDriver BiDi. */
export interface Bidi {
  /** Sends a command and returns its result. */
  send: (method: string, params?: object) => Promise<unknown>
  /** Calls the listener with the parameters of every event of this name. */
  listen: (event: string, listener: (params: unknown) => void) => void
  close: () => void
}

/**
 * Connects to the WebSocket on which a browser serves WebDriver BiDi.
 *
 * @see https://w3c.github.io/webdriver-bidi/
 */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners: { event: string; listener: (params: unknown) => void }[] = []
  const opened = Promise.withResolvers<void>()
  let lastId = 0
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error(`No connection to ${url}`)))
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'))
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message: text, method, params } = message.parse(JSON.parse(String(data)))
    if (type === 'event') for (const one of listeners) if (one.event === method) one.listener(params)
    const command = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'success') command?.resolve(result)
    if (type === 'error') command?.reject(new Error(`${error}: ${text}`))
  })
  await opened.promise
  return {
    async send(method, params = {}) {
      const id = ++lastId
      const command = Promise.withResolvers<unknown>()
      waiting.set(id, command)
      socket.send(JSON.stringify({ id, method, params }))
      return command.promise
    },
    listen: (event, listener) => void listeners.push({ event, listener }),
    close: () => socket.close(),
  }
}
