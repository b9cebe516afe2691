import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const value = z.object({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.coerce.number().optional(),
  doubleValue: z.number().optional(),
})
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list): Record<string, string | number | boolean | undefined> => {
    const plain = list.map(({ key, value: { stringValue, boolValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? boolValue ?? intValue ?? doubleValue,
    ])
    return Object.fromEntries(plain)
  })
const resource = z.object({ attributes })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 1 internal, 2 server, 3 client. */
  kind: z.int(),
  attributes,
  events: z.array(z.unknown()).default([]),
  /** 2 is an error. */
  status: z.object({ code: z.int().default(0), message: z.string().optional() }).default({ code: 0 }),
})
const traceRequest = z.object({
  resourceSpans: z.array(z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
const histogram = z.object({
  dataPoints: z.array(z.object({ attributes, count: z.coerce.number(), sum: z.number(), explicitBounds: z.array(z.number()) })),
})
const sum = z.object({
  dataPoints: z.array(z.object({ attributes, asDouble: z.number().optional(), asInt: z.coerce.number().optional() })),
})
const metric = z.object({ name: z.string(), unit: z.string().default(''), histogram: histogram.optional(), sum: sum.optional() })
const metricRequest = z.object({
  resourceMetrics: z.array(z.object({ resource, scopeMetrics: z.array(z.object({ metrics: z.array(metric) })) })),
})

/** A span as it was sent. */
export type SentSpan = z.output<typeof span>

/** A receiver of OTLP over HTTP, which keeps what it gets. */
export interface OtlpReceiver {
  url: string
  /** Path and type of every request. */
  requests: { path: string; type: string }[]
  /** The bodies of all JSON requests, as they arrived. */
  text(): string
  spans(): SentSpan[]
  /** The latest state of each metric. */
  metrics(): Map<string, z.output<typeof metric>>
  /** Attributes of every resource that sent something. */
  resources(): Record<string, unknown>[]
  close(): Promise<void>
}

/** Starts a receiver on a free port of the loopback address. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const requests: OtlpReceiver['requests'] = []
  const bodies = { '/v1/traces': new Array<string>(), '/v1/metrics': new Array<string>() }
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const { method, url: path = '', headers } = request
      const body = await text(request)
      const type = headers['content-type'] ?? ''
      if (method !== 'POST' || !isPath(path)) return void response.writeHead(404).end()
      requests.push({ path, type })
      if (type === 'application/json') bodies[path].push(body)
      response.writeHead(200, { 'content-type': type }).end(type === 'application/json' ? '{}' : '')
    }
    void reply()
  })
  const isPath = (path: string): path is keyof typeof bodies => path in bodies
  const traces = () => bodies['/v1/traces'].flatMap((body) => traceRequest.parse(JSON.parse(body)).resourceSpans)
  const metrics = () => bodies['/v1/metrics'].flatMap((body) => metricRequest.parse(JSON.parse(body)).resourceMetrics)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port; another one may listen on its address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    text: () => [...bodies['/v1/traces'], ...bodies['/v1/metrics']].join('\n'),
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () => {
      const all = metrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
      return new Map(all.map((one) => [one.name, one]))
    },
    resources: () => [...traces(), ...metrics()].map((one) => one.resource.attributes),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
