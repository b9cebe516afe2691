import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { CallData, CallPath, Calls, Locale } from '@view-site/contract'
import type * as contractModule from '@view-site/contract'
import type { ReplyReader } from './createCaller.ts'
import type { EnvelopeFailure, EnvelopeReply, EnvelopeResult } from './envelope.ts'
import { readReply } from './readReply.ts'
import { gatewayDelay, waitToRepeat, type RetryDelay } from './waitToRepeat.ts'

/** The contract's module: schemas and codes. */
type Contract = typeof contractModule

/** The data of every call of the contract. */
export type ContractData = { [Path in CallPath]: CallData<Path> }

/** Reads replies of the /v1 contract: its calls, and its envelope `{ code, data, msg }`. */
export function contractReader(contract: Contract, locale: () => Locale): ReplyReader<ContractData> {
  const envelope = (reply: EnvelopeReply) => readEnvelope(reply, contract, locale())
  return {
    read: (path, reply) => readReply(reply, { schema: responses(contract.calls)[path].response, envelope, locale }),
    waitToRepeat: async (path, error, signal) => contract.calls[path].idempotent !== false && waitToRepeat(error, retryDelay, signal),
  }
}

const retryDelay: RetryDelay = (error) => (error.code === stillRunning ? 1000 : gatewayDelay(error))
const stillRunning = 40951

/** The contract's calls, typed so that a path's schema returns that path's data. */
function responses(calls: Calls): { [Path in CallPath]: { response: StandardSchemaV1<unknown, ContractData[Path]> } } {
  return calls
}

interface ContractEnvelope {
  code: unknown
  data?: unknown
  msg?: unknown
}

/** A success is the `data` of code 200, or the whole body if it has no code. */
function readEnvelope({ status, retryAfter, body }: EnvelopeReply, contract: Contract, locale: Locale): EnvelopeResult {
  if (status < 200 || status > 299) return { error: { retryAfter, ...(hasCode(body) && details(body, contract)), kind: 'http' } }
  if (body === undefined) return { error: { kind: 'invalid' } }
  if (!hasCode(body)) return { data: body }
  if (body.code === 200) return { data: body.data }
  return { error: businessFailure(body, contract, locale) }
}

function hasCode(body: unknown): body is ContractEnvelope {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'code')
}

function businessFailure(envelope: ContractEnvelope, contract: Contract, locale: Locale): EnvelopeFailure {
  if (typeof envelope.code !== 'number') return { kind: 'invalid' }
  const own = typeof envelope.msg === 'string' && envelope.msg ? envelope.msg : undefined
  const entry = Object.entries(contract.codes).find(([code]) => Number(code) === envelope.code)?.[1]
  const message = locale === 'zh-CN' ? (own ?? entry?.msg) : (entry?.en ?? own)
  return { ...details(envelope, contract), kind: 'business', message }
}

/** The fields of an envelope other than its message; invalid ones are dropped. */
function details(envelope: ContractEnvelope, contract: Contract): Omit<EnvelopeFailure, 'kind'> {
  const code = typeof envelope.code === 'number' ? envelope.code : undefined
  const failure = { code, ...(sessionCodes.has(code ?? 0) && { sessionLost: true }) }
  const data = contract.errorData.safeParse(envelope.data)
  if (!data.success) return failure
  const { reason, fields, retry_after: retryAfter, order_no: orderNo } = data.data
  return { ...failure, reason, fields, orderNo, ...(retryAfter !== undefined && { retryAfter }) }
}

// Codes of the contract for a missing, an expired and an invalid token.
const sessionCodes: ReadonlySet<number> = new Set([40101, 40102, 40103])
