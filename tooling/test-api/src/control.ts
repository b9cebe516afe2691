import { z } from 'zod'

const account = z.object({ mail: z.string(), password: z.string(), uuid: z.string(), token: z.string() })
const message = z.object({ kind: z.enum(['sms', 'mail']), recipient: z.string(), code: z.string().nullable(), link: z.string().nullable() })
const outbox = z.object({ list: z.array(message) })
const signedIn = z.object({ data: z.object({ token: z.string(), uuid: z.string() }) })
const ticket = z.object({ ticket: z.string() })
const envelope = z.object({ code: z.number(), data: z.unknown() })

/** An account made for one test. */
export type Account = z.output<typeof account>

/** A mail or SMS that the API has sent. */
export type Message = z.output<typeof message>

/** An action of the payer or the payment channel. */
export type PayerEvent = 'paid' | 'wrong_amount' | 'late' | 'scanned' | 'pay_error' | 'closed' | 'refund'

/** A failure that the API simulates for a call. */
export interface Fault {
  /** Short path of a call, `*` for all. */
  path: string
  status?: number
  code?: number
  /** Response body instead of an envelope. */
  body?: string
  latency_ms?: number
  drop?: boolean
  /** Number of calls that it affects. @default all */
  times?: number
}

export interface UserOptions {
  /** @default a random address */
  mail?: string
  /** @default that of the demo accounts */
  password?: string
  phone?: string
  name?: string
  flags?: Record<string, 0 | 1>
  /** Whether the mail address is verified. @default 1 */
  is_activity?: 0 | 1
}

/** A release of a product or of an item of the store. */
export interface ReleaseOptions {
  product?: string
  store_item_id?: string
  version: string
  /** @default 'stable' */
  channel?: 'stable' | 'beta'
  /** @default now */
  published_at?: string
  notes_md?: string
  /** Paths of its files. @default one sample archive */
  files?: string[]
}

/** Controls everything outside of the tested code: accounts, payers, the server's clock, faults of calls, sent messages. */
export interface Control {
  /** Creates an account: verified and without purchases, unless the options say otherwise. */
  user: (options?: UserOptions) => Promise<Account>
  /** Sets or clears flags of an account. */
  grant: (mail: string, flags: Record<string, 0 | 1>) => Promise<void>
  /** Decides a real-name request. */
  realName: (mail: string, result: 'passed' | 'rejected', reason?: string) => Promise<void>
  payer: (orderNo: string, event: PayerEvent) => Promise<void>
  /** The seller's accounting processes the active invoice of an order. */
  accounting: (orderNo: string, to: 'reviewing' | 'issued' | 'rejected' | 'voided', reason?: string) => Promise<void>
  /** The seller publishes a release. */
  publish: (release: ReleaseOptions) => Promise<void>
  /** A single-use sign-in ticket of an account, as the seller's other apps put it in a URL. */
  ticket: (account: Account) => Promise<string>
  /** Signs an account in through the API, with a new session. */
  signIn: (account: Account) => Promise<Account>
  /** Advances the server's clock. */
  advance: (ms: number) => Promise<void>
  /** Stops the server's clock. */
  freeze: (at: Date) => Promise<void>
  fault: (fault: Fault) => Promise<void>
  /** Removes all faults. */
  clearFaults: () => Promise<void>
  gateway: (mode: 'ok' | 'error' | 'refuse' | 'timeout', times?: number) => Promise<void>
  /** The latest message to a recipient that contains a code or a link; plain notifications are ignored. */
  message: (to: string) => Promise<Message | undefined>
  /** Calls the API directly as an account; returns the `data` of the response. */
  call: (path: string, body: object, caller?: Account) => Promise<unknown>
  /** Resets everything to the seed. */
  reset: () => Promise<void>
}

/** The control surface of one mock API. */
export function createControl(api: string): Control {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply: unknown = await response.json()
    if (!response.ok || (isRecord(reply) && 'error' in reply))
      throw new Error(`${path} responded with ${response.status}: ${JSON.stringify(reply)}`)
    return reply
  }
  const act = async (path: string, body: object): Promise<void> => void (await post(`/__control${path}`, body))
  return {
    user: async (options = {}) => account.parse(await post('/__control/user', options)),
    grant: (mail, flags) => act('/grant', { mail, flags }),
    realName: (mail, result, reason) => act('/real-name', { mail, result, ...(reason !== undefined && { reason }) }),
    payer: (order_no, event) => act('/gateway', { order_no, event }),
    accounting: (order_no, to, reason) => act('/invoice', { order_no, to, reason }),
    publish: (release) => act('/release', release),
    ticket: async ({ mail }) => ticket.parse(await post('/__control/ticket', { mail })).ticket,
    signIn: async ({ mail, password, ...rest }) => {
      const reply = signedIn.parse(await post('/v1/user/signin', { mail, password }))
      return { ...rest, mail, password, ...reply.data }
    },
    advance: (advance_ms) => act('/clock', { advance_ms }),
    freeze: (at) => act('/clock', { freeze: at.toISOString() }),
    fault: (fault) => act('/fault', fault),
    clearFaults: () => act('/fault/clear', {}),
    gateway: (mode, times) => act('/gateway/mode', { mode, times }),
    message: async (to) => {
      const response = await fetch(`${api}/__control/outbox?to=${encodeURIComponent(to)}`)
      return outbox.parse(await response.json()).list.find(({ code, link }) => code !== null || link !== null)
    },
    call: async (path, body, caller) => {
      const reply = await post(`/v1/${path}`, { ...body, ...(caller && { token: caller.token }) })
      const { code, data } = envelope.parse(reply)
      if (code !== 200) throw new Error(`${path}: ${JSON.stringify(reply)}`)
      return data
    },
    reset: () => act('/reset', {}),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
