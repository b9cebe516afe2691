import { context, diag, DiagLogLevel, SpanKind } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { detectResources, envDetector, resourceFromAttributes, serviceInstanceIdDetector } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Clock } from '../ports/Clock.ts'
import { inSpan } from './inSpan.ts'
import { observeRequests } from './observeRequests.ts'
import { observeServices } from './observeServices.ts'
import type { Telemetry } from './Telemetry.ts'

/** What `startTelemetry` takes. The exporters read address, headers, timeout and compression from the environment themselves. */
export interface StartTelemetryOptions {
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_PROTOCOL' | 'OTEL_METRIC_EXPORT_INTERVAL' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>
  clock: Pick<Clock, 'elapsed'>
  /** Receives what the exporters report, such as a receiver that does not answer. */
  log: Log
}

/** Milliseconds in which the rest has to be sent at the end; a receiver that does not answer must not hold up a restart. */
const closeTimeout = 3000

/** Starts traces and metrics, which are sent by OTLP over HTTP. */
export async function startTelemetry({ env, clock, log }: StartTelemetryOptions): Promise<Telemetry> {
  reportTo(log)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const resource = resourceFromAttributes({ 'service.name': 'view-site-api' }).merge(
    // Not host and process, which describe the machine and its user.
    detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
  )
  const { traces, metrics } = await exportersOf(env.OTEL_EXPORTER_OTLP_PROTOCOL)
  const tracers = new TracerProvider({ resource, sampler: samplerOf(env), spanProcessors: [new BatchSpanProcessor({ exporter: traces })] })
  const interval = env.OTEL_METRIC_EXPORT_INTERVAL
  const reader = new PeriodicExportingMetricReader({
    exporter: metrics,
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, 30_000),
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  const [tracer, meter] = [tracers.getTracer('view-site'), meters.getMeter('view-site')]
  const settlements = meter.createCounter('shop.settlements', {
    description: 'Payments whose outcome a channel reported.',
    unit: '{settlement}',
  })
  return {
    observe: (services) => observeServices(tracer, services),
    requests: observeRequests({ tracer, meter, clock }),
    job: (name, work) => inSpan(tracer, name, { kind: SpanKind.INTERNAL }, work),
    settled: ({ channel, outcome }) => settlements.add(1, { 'shop.channel': channel, 'shop.outcome': outcome }),
    async close() {
      const isDone = await within(closeTimeout, Promise.allSettled([tracers.shutdown(), meters.shutdown()]))
      if (!isDone) log('warn', 'telemetry', { error: `what was left could not be sent in ${closeTimeout} ms` })
      context.disable()
      diag.disable()
    },
  }
}

/** Loads the exporters of one encoding only. */
async function exportersOf(protocol: Env['OTEL_EXPORTER_OTLP_PROTOCOL']) {
  const [{ OTLPTraceExporter }, { OTLPMetricExporter }] = await (protocol === 'http/json'
    ? Promise.all([import('@opentelemetry/exporter-trace-otlp-http'), import('@opentelemetry/exporter-metrics-otlp-http')])
    : Promise.all([import('@opentelemetry/exporter-trace-otlp-proto'), import('@opentelemetry/exporter-metrics-otlp-proto')]))
  return { traces: new OTLPTraceExporter(), metrics: new OTLPMetricExporter() }
}

/** Whether a request is traced; everything in it follows. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: StartTelemetryOptions['env']): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  return new ParentBasedSampler({ root: roots[name]() })
}

const silent = (): void => undefined

function reportTo(log: Log): void {
  const logger = {
    error: (message: string) => log('error', 'telemetry', { error: message }),
    warn: (message: string) => log('warn', 'telemetry', { error: message }),
    info: silent,
    debug: silent,
    verbose: silent,
  }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

/** Whether the work was done in time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const isDone = await Promise.race([work.then(() => true), timeout])
  clearTimeout(timer)
  return isDone
}
