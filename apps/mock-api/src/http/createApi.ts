import { codes, codesOf, type ErrorCode } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { openApiDocument } from '@view-site/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routes } from '../calls/routes.ts'
import { styles } from '../control/pages/page.ts'
import { downloadPath } from '../domain/releases/downloads.ts'
import { settle } from '../domain/orders/settle.ts'
import type { PaidChannel } from '../ports/payments/Gateway.ts'
import { openApiPage, openApiPath } from '../openapi/openApiPage.ts'
import type { Services } from '../services.ts'
import { callerAddress, callerLocale, callerOrigin, type AppContext, type AppEnv } from './caller.ts'
import { BadBody, Failure } from './Failure.ts'
import { hitFault } from './hitFault.ts'
import type { Faults } from './faults.ts'
import { logSecurity } from './logSecurity.ts'
import { readBody, readText } from './readBody.ts'
import { failure, json, replyHeaders, success } from './replies.ts'
import type { CallContext } from './CallContext.ts'
import type { Route } from './route.ts'
import { sendFile } from './sendFile.ts'
import { findSession } from './session.ts'

/** Where each payment channel reports its payments. */
const notifyPaths = { wechat: '/notify/wechat', alipay: '/notify/alipay', card: '/notify/card' } as const satisfies Record<
  PaidChannel,
  string
>

/** What `createApi` takes besides its services. */
export interface CreateApiOptions {
  faults: Faults
  /** An origin whose pages may call cross-origin. @default none */
  allowOrigin?: string | undefined
  /** Milliseconds in which a body has to arrive. @default `bodyTimeout` of `readBody.ts` */
  bodyTimeout?: number | undefined
  /** Runs around each request. @default none */
  observe?: MiddlewareHandler<AppEnv> | undefined
}

/** The HTTP routes: every call of the contract, the channels' notifications, the OpenAPI document and the health check. */
export function createApi(services: Services, options: CreateApiOptions): Hono<AppEnv> {
  const { allowOrigin, bodyTimeout, observe } = options
  const app = new Hono<AppEnv>()
  if (observe !== undefined) app.use('*', observe)
  if (allowOrigin !== undefined) app.use('*', cors({ origin: allowOrigin, allowMethods: ['POST', 'GET'] }))
  for (const entry of Object.values(routes)) app.all(entry.call.url, (context) => logged(services, entry, context, options))
  app.post(notifyPaths.wechat, (context) => receiveNotification(services, 'wechat', context, bodyTimeout))
  app.post(notifyPaths.alipay, (context) => receiveNotification(services, 'alipay', context, bodyTimeout))
  app.post(notifyPaths.card, (context) => receiveNotification(services, 'card', context, bodyTimeout))
  app.get(`${downloadPath}/:token/:name`, (context) => sendFile(services, context.req.param('token')))
  app.get('/openapi.json', (context) => json(200, openApiDocument({ serverUrl: callerOrigin(context) })))
  app.get(openApiPath, openApiPage)
  app.get(`${openApiPath}/style.css`, styles)
  app.get('/health', async () => {
    await services.db.query.selectFrom('users').select('id').limit(1).execute()
    return json(200, { status: 'ok', database: services.db.kind })
  })
  app.notFound(() => failure(errorCodes.notFound, {}, 404))
  app.onError((error) => unexpected(services, error))
  return app
}

async function logged(services: Services, entry: Route, context: AppContext, options: CreateApiOptions): Promise<Response> {
  const started = services.clock.elapsed()
  const hit = await hitFault(options.faults.take(entry.call.path), context)
  const response = hit ?? (await dispatch(services, entry, context, options.bodyTimeout))
  const ms = Math.round(services.clock.elapsed() - started)
  services.log('info', 'call', { path: entry.call.path, status: response.status, fault: hit !== undefined, ms })
  return response
}

async function dispatch(services: Services, entry: Route, context: AppContext, timeout: number | undefined): Promise<Response> {
  const { method = 'POST' } = entry.call
  if (context.req.method !== method) return failure(errorCodes.invalid, {}, 405, { allow: method })
  const read = method === 'GET' ? { body: context.req.query() } : await readBody(context.req.raw, timeout)
  if ('refusal' in read) return read.refusal
  const { path } = entry.call
  const audit: CallContext['audit'] = {}
  const record = (code: number): void => {
    context.set('code', code)
    logSecurity(services, { path, code, user: audit.user, address: callerAddress(context) })
  }
  try {
    const data = await answer(services, entry, { context, audit }, read.body)
    record(200)
    return success(data)
  } catch (error) {
    if (error instanceof BadBody) return failure(errorCodes.invalid, { fields: error.fields }, 400)
    if (!(error instanceof Failure && isListed(entry, error.code))) return unexpected(services, error)
    record(error.code)
    return failure(error.code, error.details)
  }
}

async function answer(
  services: Services,
  entry: Route,
  { context, audit }: { context: AppContext; audit: CallContext['audit'] },
  { token, ...body }: Record<string, unknown>,
): Promise<unknown> {
  const now = services.clock.now()
  const found = entry.call.auth === 'none' ? undefined : await findSession(services.db, token, now)
  const session = found instanceof Failure ? undefined : found
  if (session !== undefined) audit.user = session.user.id
  const requireUser: CallContext['requireUser'] = () => {
    if (session === undefined) throw found instanceof Failure ? found : new Failure(errorCodes.signInRequired)
    if (session.kind === 'ticket' && entry.call.path !== 'user/info') throw new Failure(errorCodes.sessionInvalid)
    return session.user
  }
  if (entry.call.auth === 'required') requireUser()
  const caller = {
    address: callerAddress(context),
    origin: callerOrigin(context),
    agent: context.req.header('user-agent') ?? '',
    locale: callerLocale(context),
  }
  return entry.run(body, { ...services, now, session, requireUser, audit, ...caller })
}

/** Whether the contract lists this failure code for the call; replying with an unlisted one is a bug in the server. */
function isListed(entry: Route, code: ErrorCode): boolean {
  return codesOf(entry.call).includes(code)
}

function unexpected(services: Services, error: unknown): Response {
  const text =
    error instanceof Failure ? `unlisted code ${error.code}` : error instanceof Error ? (error.stack ?? error.message) : String(error)
  services.log('error', codes[errorCodes.internal].reason, { error: text })
  return failure(errorCodes.internal, {}, 500)
}

async function receiveNotification(
  services: Services,
  channel: PaidChannel,
  context: AppContext,
  timeout: number | undefined,
): Promise<Response> {
  const read = await readText(context.req.raw, timeout)
  if ('refusal' in read) return read.refusal
  const gateway = services.gateways[channel]
  const trade = gateway.readNotification({ body: read.text, header: (name) => context.req.header(name) })
  if (trade === undefined) {
    services.log('warn', 'security', { event: `notify/${channel}`, code: 401, address: callerAddress(context) })
    return json(401, { code: 'FAIL', message: 'The signature is not the channel’s' })
  }
  await settle(services, trade)
  const { type, body } = gateway.acceptedReply
  return new Response(body, { headers: { 'content-type': type, ...replyHeaders } })
}
