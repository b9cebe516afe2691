import { locales, type Locale } from '@view-site/contract'
import type { Context } from 'hono'
import { trustedProxies } from './trustedProxies.ts'

/** What the API knows about its deployment. */
export interface Deployment {
  /** Origin of the site for links in mails. @default taken from the request, which a stranger can forge */
  publicOrigin?: string | undefined
  /** Whether an address is a proxy whose forwarding headers are trusted. @default this machine */
  isProxy?: ((address: string) => boolean) | undefined
}

/** What the Node server and the app add to a request; empty when the app is called in process. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined; destroy(): unknown } }
  deployment?: Deployment
}

/** Environment of a request in Hono: what its handlers share. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** The business code of the reply to a call, for traces. */
    code?: number
  }
}

/** A request of any of the apps. */
export type AppContext = Context<AppEnv>

const thisMachine = trustedProxies()

/** Address of the caller: the last one on the way here that is no proxy of ours. */
export function callerAddress(context: AppContext): string {
  const isProxy = context.env?.deployment?.isProxy ?? thisMachine
  const way = [...forwardedFor(context), socketAddress(context)]
  return way.findLast((address) => !isProxy(address)) ?? way[0] ?? ''
}

/** This server's address as visitors see it. */
export function callerOrigin(context: AppContext): string {
  return context.env?.deployment?.publicOrigin ?? askedOrigin(context)
}

/** The first language of the caller's `Accept-Language`, if it is one of the site's. */
export function callerLocale(context: AppContext): Locale | undefined {
  const first = context.req.header('accept-language')?.slice(0, 2).toLowerCase()
  return locales.find((locale) => locale.slice(0, 2) === first)
}

/** Whether an address or host name is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/, '')
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** Whether a request comes from this machine alone: no stranger behind a proxy, no foreign page, no foreign host name. */
export function isLocalRequest(context: AppContext): boolean {
  const { hostname } = new URL(askedOrigin(context))
  return [socketAddress(context), ...forwardedFor(context)].every(isLoopback) && isLoopback(hostname) && isSameSite(context)
}

/** The address that this request asked; a proxy on this machine is believed about it. */
function askedOrigin(context: AppContext): string {
  const url = new URL(context.req.url)
  const local = isLoopback(socketAddress(context))
  const host = (local ? context.req.header('x-forwarded-host') : undefined) ?? url.host
  const protocol = (local ? context.req.header('x-forwarded-proto') : undefined) ?? url.protocol.slice(0, -1)
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : url.origin
}

function socketAddress(context: AppContext): string {
  return context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
}

function forwardedFor(context: AppContext): string[] {
  const addresses = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return addresses.filter((address) => address !== '')
}

/** A page of another site may not act here through the visitor's browser. */
function isSameSite(context: AppContext): boolean {
  const origin = context.req.header('origin')
  return origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).hostname))
}
