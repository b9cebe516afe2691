import { Agent, request } from 'node:http'
import { z } from 'zod'

const reply = z.object({ code: z.int(), data: z.looseObject({}) })
const account = z.object({ token: z.string(), mail: z.string() })

/** Sends calls over keep-alive connections, as browsers behind a proxy do. */
export interface ApiCaller {
  call(path: string, body: object): Promise<z.output<typeof reply>>
  control(path: string, body: object): Promise<void>
  /** A new account. */
  user(): Promise<z.output<typeof account>>
  close(): void
}

/** Calls of one API. */
export function apiCaller(origin: string, connections = 64): ApiCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let callers = 0
  /** Each call comes from another visitor, so that no limit of an address is reached. */
  const nextAddress = (): string => `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`
  const post = (path: string, body: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(path.startsWith('/v1/') && { 'x-forwarded-for': nextAddress() }) }
      const sent = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          response.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${path}: ${response.statusCode} ${text}`)),
        )
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
  return {
    call: async (path, body) => reply.parse(await post(`/v1/${path}`, body)),
    control: async (path, body) => void (await post(`/__control${path}`, body)),
    user: async () => account.parse(await post('/__control/user', {})),
    close: () => agent.destroy(),
  }
}
