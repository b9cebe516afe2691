import type { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/caller.ts'
import { readBody } from '../http/readBody.ts'
import { json } from '../http/replies.ts'
import type { Services } from '../services.ts'
import type { AddAction } from './AddAction.ts'
import { addAccountActions } from './addAccountActions.ts'
import { addInvoiceActions } from './addInvoiceActions.ts'
import { addReleaseActions } from './addReleaseActions.ts'
import { addGatewayActions } from './addGatewayActions.ts'
import { sentMessages } from './openState.ts'
import type { Fakes } from './Fakes.ts'

/** Adds all actions of the control surface, as a JSON API. */
export function addActions(app: Hono<AppEnv>, services: Services, fakes: Fakes): void {
  const add: AddAction = (path, schema, act) => {
    app.post(path, async (context) => {
      const read = await readBody(context.req.raw)
      if ('refusal' in read) return read.refusal
      const parsed = schema.safeParse(read.body)
      if (!parsed.success) return json(400, { error: z.prettifyError(parsed.error) })
      return json(200, (await act(parsed.data, context)) ?? { ok: true })
    })
  }
  addWorldActions(app, add, services, fakes)
  addGatewayActions(add, services, fakes)
  addInvoiceActions(add, services)
  addReleaseActions(add, services)
  addAccountActions(add, services)
}

const clockBody = z.object({
  freeze: z.union([z.literal(true), z.iso.datetime()]).optional(),
  advance_ms: z.int().optional(),
  run: z.literal(true).optional(),
})

const faultBody = z.object({
  path: z.string().describe('Short path of a call, or *'),
  status: z.int().min(400).max(599).optional(),
  code: z.int().optional(),
  body: z.string().optional(),
  latency_ms: z.int().min(0).max(60_000).optional(),
  drop: z.boolean().optional(),
  times: z.int().min(1).optional(),
})

const outboxQuery = z.object({
  to: z.string().optional(),
  kind: z.enum(['sms', 'mail']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})

function addWorldActions(app: Hono<AppEnv>, add: AddAction, services: Services, fakes: Fakes): void {
  const { clock, faults, gateway, messages } = fakes
  const time = () => ({ now: clock.now().toISOString(), frozen: clock.frozen })

  add('/reset', z.object({}), async () => {
    clock.reset()
    faults.clear()
    gateway.misbehave('ok')
    messages.breakDown('sms', false)
    messages.breakDown('mail', false)
    await fakes.reseed()
  })

  app.get('/clock', () => json(200, time()))
  add('/clock', clockBody, ({ freeze, advance_ms, run }) => {
    if (freeze !== undefined) clock.freeze(freeze === true ? undefined : new Date(freeze))
    if (run === true) clock.run()
    if (advance_ms !== undefined) clock.advance(advance_ms)
    return time()
  })

  add('/fault', faultBody, ({ path, latency_ms, ...fault }) => faults.set(path, { ...fault, latencyMs: latency_ms }))
  add('/fault/clear', z.object({}), () => faults.clear())

  add('/sending', z.object({ sms: z.enum(['ok', 'fail']).optional(), mail: z.enum(['ok', 'fail']).optional() }), ({ sms, mail }) => {
    if (sms !== undefined) messages.breakDown('sms', sms === 'fail')
    if (mail !== undefined) messages.breakDown('mail', mail === 'fail')
  })

  app.get('/outbox', async (context) => {
    const query = outboxQuery.safeParse(context.req.query())
    if (!query.success) return json(400, { error: z.prettifyError(query.error) })
    return json(200, { list: await sentMessages(services.db, query.data) })
  })
}
