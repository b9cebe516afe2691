import type { StandardSchemaV1 } from '@standard-schema/spec'
import { callOf, type CallDefinition, type CallTable, type DataOf, type TableData } from './callTable.ts'
import type { ReplyReader } from './createCaller.ts'
import { readReply, type ReadReplyOptions } from './readReply.ts'
import { gatewayDelay, waitToRepeat, type RetryDelay } from './waitToRepeat.ts'

/** Options of {@link tableReader}. */
export interface TableReaderOptions extends Omit<ReadReplyOptions<unknown>, 'schema'> {
  retryDelay: RetryDelay | undefined
}

/** Reads replies to the calls of a table. */
export function tableReader<Table extends CallTable>(
  calls: Table,
  { retryDelay = gatewayDelay, ...options }: TableReaderOptions,
): ReplyReader<TableData<Table>> {
  return {
    read: (name, reply) => readReply(reply, { ...options, schema: schemaOf(calls, name) }),
    waitToRepeat: async (name, error, signal) => isIdempotent(callOf(calls, name)) && waitToRepeat(error, retryDelay, signal),
  }
}

function schemaOf<Table extends CallTable, Name extends keyof Table & string>(calls: Table, name: Name) {
  // The compiler does not resolve the output of a schema as long as the table is a type parameter.
  return callOf(calls, name).response as StandardSchemaV1<unknown, DataOf<Table[Name]>>
}

function isIdempotent({ method, idempotent = method === 'GET' }: CallDefinition): boolean {
  return idempotent !== false
}
