import {
  anything,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  emailAddress,
  integer,
  oneof,
  record,
  string,
  stringMatching,
  uuid,
  type Arbitrary,
} from 'fast-check'
import { unicodeString } from './unicodeString.ts'

/** The part of JSON Schema that the contract's document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** What `jsonSchemaArbitrary` takes. */
export interface JsonSchemaArbitraryOptions {
  /** Likely values by property name: existing values get further than generated ones. */
  known: Readonly<Record<string, readonly unknown[]>>
  resolve: (ref: string) => JsonSchema
}

/** Generates values that fit a schema, and some that do not. */
export function jsonSchemaArbitrary(schema: JsonSchema, options: JsonSchemaArbitraryOptions): Arbitrary<unknown> {
  return oneof({ weight: 12, arbitrary: fitting(schema, options) }, { weight: 1, arbitrary: anything({ maxDepth: 2 }) })
}

function fitting(schema: JsonSchema, options: JsonSchemaArbitraryOptions): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(options.resolve(schema.$ref), options)
  if (schema.const !== undefined) return constant(schema.const)
  if (schema.enum) return constantFrom(...schema.enum)
  if (schema.allOf) return fitting(merged(schema.allOf, options), options)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return oneof(...choices.map((choice) => fitting(choice, options)))
  if (schema.properties) return objectOf(schema, options)
  return plain(schema, options)
}

function objectOf({ properties = {}, required = [] }: JsonSchema, options: JsonSchemaArbitraryOptions): Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, property]) => {
    const value = jsonSchemaArbitrary(property, options)
    const known = options.known[name]
    return [name, known ? oneof({ weight: 3, arbitrary: constantFrom(...known) }, { weight: 1, arbitrary: value }) : value] as const
  })
  return record(Object.fromEntries(entries), { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) })
}

function plain({ type, ...schema }: JsonSchema, options: JsonSchemaArbitraryOptions): Arbitrary<unknown> {
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'string') return text(schema)
  if (kind === 'integer') return integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  if (kind === 'number') return double({ noNaN: true })
  if (kind === 'boolean') return boolean()
  if (kind === 'array') {
    const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) }
    return array(jsonSchemaArbitrary(schema.items ?? {}, options), size)
  }
  return anything({ maxDepth: 2 })
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return uuid({ version: 4 })
  if (format === 'email') return emailAddress()
  if (pattern !== undefined && !/\(\?[=!<]/.test(pattern)) return stringMatching(new RegExp(pattern))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return oneof(string({ ...length, unit: 'grapheme' }), unicodeString(length))
}

function merged(schemas: JsonSchema[], { resolve }: JsonSchemaArbitraryOptions): JsonSchema {
  const flat = schemas.map((schema) => (schema.$ref === undefined ? schema : resolve(schema.$ref)))
  const [choice] = flat.filter(({ anyOf, oneOf }) => anyOf ?? oneOf)
  const properties = Object.assign({}, ...flat.map((schema) => schema.properties ?? {}))
  const required = flat.flatMap((schema) => schema.required ?? [])
  const choices = choice?.anyOf ?? choice?.oneOf
  if (!choices) return { properties, required }
  return {
    anyOf: choices.map((one) => ({
      properties: { ...properties, ...one.properties },
      required: [...required, ...(one.required ?? [])],
    })),
  }
}
