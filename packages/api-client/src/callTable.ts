import type { StandardSchemaV1 } from '@standard-schema/spec'

/** The HTTP methods of calls. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call of a table: its address, and the schemas of request and data, from zod, Valibot, ArkType or any other Standard Schema library. */
export interface CallDefinition {
  /** Path on the server, with its leading slash. `{id}` is replaced by the request's field `id`: `/orders/{id}`. */
  url: string
  /** GET and DELETE send their fields in the query, the others as JSON. @default 'POST' */
  method?: CallMethod
  /** Only the compiler checks requests. */
  request: StandardSchemaV1<object, unknown>
  /** Checks what the envelope contains. */
  response: StandardSchemaV1
  /** Whether the call may be repeated: always, never, or with the same `request_id`. @default true for GET, false for others */
  idempotent?: boolean | 'request_id'
}

/** Calls by name. */
export type CallTable = Readonly<Record<string, CallDefinition>>

/** What callers send. */
export type RequestOf<Call extends CallDefinition> = StandardSchemaV1.InferInput<Call['request']>

/** What callers get: the checked data of a reply. */
export type DataOf<Call extends CallDefinition> = StandardSchemaV1.InferOutput<Call['response']>

/** The data of each call of a table. */
export type TableData<Table extends CallTable> = { [Name in keyof Table & string]: DataOf<Table[Name]> }

/** The call of a name. Throws if there is none, which only happens to callers without a compiler. */
export function callOf(calls: CallTable, name: string): CallDefinition {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (call) return call
  throw new Error(`The table of calls has no "${name}".`)
}

/** Declares a table of calls; the compiler checks each of them and keeps its types. */
export function defineCalls<const Table extends CallTable>(calls: Table): Table {
  return calls
}

/** A schema that accepts every value as the given type: for requests, and for data of a server that needs no check. */
export function unchecked<Shape>(): StandardSchemaV1<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not checking is the purpose: the caller vouches for the type
  return { '~standard': { version: 1, vendor: 'view-site', validate: (value) => ({ value: value as Shape }) } }
}
