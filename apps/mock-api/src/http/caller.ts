import type { Context } from 'hono'

/** What the Node server adds to a request; nothing when the app is called in process. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined; destroy(): unknown } }
}

/** A request of any of the apps. */
export type AppContext = Context<{ Bindings: Bindings }>

/** Address of the caller. A proxy on this machine is believed about whom it speaks for. */
export function callerAddress(context: AppContext): string {
  const socket = socketAddress(context)
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isLoopback(socket) && forwarded !== undefined && forwarded !== '' ? forwarded : socket
}

/** This server's address as the caller's browser sees it. */
export function callerOrigin(context: AppContext): string {
  const url = new URL(context.req.url)
  const local = isLoopback(socketAddress(context))
  const host = (local ? context.req.header('x-forwarded-host') : undefined) ?? url.host
  const protocol = (local ? context.req.header('x-forwarded-proto') : undefined) ?? url.protocol.slice(0, -1)
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : url.origin
}

/** Whether an address or host name is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/, '')
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

function socketAddress(context: AppContext): string {
  return context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
}

/** Whether a request comes from this machine alone: no stranger behind a proxy, no foreign page, no foreign host name. */
export function isLocalRequest(context: AppContext): boolean {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  const addresses = [socketAddress(context), ...forwarded.filter((address) => address !== '')]
  const { hostname } = new URL(callerOrigin(context))
  return addresses.every(isLoopback) && isLoopback(hostname) && isSameSite(context)
}

/** A page of another site may not act here through the visitor's browser. */
function isSameSite(context: AppContext): boolean {
  const origin = context.req.header('origin')
  return origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).hostname))
}
