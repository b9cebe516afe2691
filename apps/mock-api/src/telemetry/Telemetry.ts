import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/caller.ts'
import type { Services } from '../services.ts'
import type { Settlement } from './Settlement.ts'

/** The services whose calls have spans. */
export type ObservedServices = Pick<Services, 'db' | 'gateways' | 'sms' | 'mail' | 'botCheck'>

/** Traces and metrics of a running API. Attributes have no personal data, no token and no text of an error, which could repeat one. */
export interface Telemetry {
  /** The same services, with a span for each transaction, each call of a payment channel, each message and each bot check. */
  observe(services: ObservedServices): ObservedServices
  /** A span and a duration for each request. */
  readonly requests: MiddlewareHandler<AppEnv>
  /** Runs a job that no request started, in a span. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Counts a settlement; called once it is committed. */
  readonly settled: (settlement: Settlement) => void
  /** Sends what has not been sent. */
  close(): Promise<void>
}
