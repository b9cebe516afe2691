import { SpanKind, SpanStatusCode, type Attributes, type Meter, type Tracer } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { callerOrigin, type AppContext, type AppEnv } from '../http/caller.ts'
import type { Clock } from '../ports/Clock.ts'

/** What `observeRequests` takes. */
export interface ObserveRequestsOptions {
  tracer: Tracer
  meter: Meter
  clock: Pick<Clock, 'elapsed'>
}

/** Seconds, as the conventions of OpenTelemetry recommend for this metric. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/**
 * A server span and `http.server.request.duration` for each request, by the conventions of OpenTelemetry, but without addresses, headers and
 * the path, which can contain a token. A caller's `traceparent` is ignored, because anyone could set it.
 */
export function observeRequests({ tracer, meter, clock }: ObserveRequestsOptions): MiddlewareHandler<AppEnv> {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: bounds },
  })
  return (context, next) => {
    const started = clock.elapsed()
    const method = methods.has(context.req.method) ? context.req.method : '_OTHER'
    return tracer.startActiveSpan(method, { kind: SpanKind.SERVER, root: true }, async (span) => {
      try {
        await next()
      } finally {
        const { status } = context.res
        const route = routeOf(context)
        const attributes: Attributes = {
          'http.request.method': method,
          'http.response.status_code': status,
          'url.scheme': new URL(callerOrigin(context)).protocol.slice(0, -1),
          ...(route !== undefined && { 'http.route': route }),
          ...(status >= 500 && { 'error.type': String(status) }),
        }
        if (route !== undefined) span.updateName(`${method} ${route}`)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        const code = context.get('code')
        span.setAttributes(code === undefined ? attributes : { ...attributes, 'shop.code': code })
        span.end()
        duration.record((clock.elapsed() - started) / 1000, attributes)
      }
    })
  }
}

/** The methods of RFC 9110 and PATCH: any other word is one value, so that callers cannot make up new ones. */
const methods = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'])

/** The template of the route that answered; none for an unknown path, where only middleware has run. */
function routeOf(context: AppContext): string | undefined {
  const path = routePath(context, -1)
  return path.endsWith('*') ? undefined : path
}
