import type { StartTelemetryOptions } from './startTelemetry.ts'
import type { Env } from '../env.ts'
import type { Telemetry } from './Telemetry.ts'

/** What `telemetryOf` takes. */
export interface TelemetryOfOptions extends Omit<StartTelemetryOptions, 'env'> {
  env: StartTelemetryOptions['env'] & Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SDK_DISABLED'>
}

/** Starts the telemetry that the environment asks for. Without an address nothing of OpenTelemetry is loaded. */
export async function telemetryOf({ env, ...rest }: TelemetryOfOptions): Promise<Telemetry | undefined> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || env.OTEL_SDK_DISABLED) return undefined
  const { startTelemetry } = await import('./startTelemetry.ts')
  return startTelemetry({ env, ...rest })
}
