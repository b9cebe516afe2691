/** The part of JSON Schema that the page shows. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** One row of a table of fields. */
export interface Field {
  /** Path of the field, as in `items[].sku`. */
  name: string
  type: string
  required: boolean
  note: string
}

/** Named schemas. */
type Named = Readonly<Record<string, object | boolean>>

/** Maximum depth of the table; deeper fields only show the name of their type. */
const deepest = 3

/** Lists the fields of a schema; each variant of a union starts with its discriminator. */
export function fieldsOf(schema: Schema, named: Named, prefix = '', depth = 0): Field[] {
  const known = follow(schema, named)
  if (known.items) return fieldsOf(known.items, named, `${prefix}[]`, depth)
  const parts = known.allOf ?? known.oneOf ?? known.anyOf
  const inside = parts?.filter((part) => follow(part, named).type !== 'null').flatMap((part) => fieldsOf(part, named, prefix, depth)) ?? []
  const own = Object.entries(known.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    const line = {
      name,
      type: typeOf(value, named),
      required: known.required?.includes(key) === true,
      note: noteOf(follow(value, named)),
    }
    return [line, ...(depth < deepest ? fieldsOf(value, named, name, depth + 1) : [])]
  })
  return [...own, ...inside]
}

function follow(schema: Schema, named: Named): Schema {
  const target = named[schema.$ref?.split('/').at(-1) ?? '']
  if (typeof target !== 'object') return schema
  return { ...target, ...(schema.description === undefined ? {} : { description: schema.description }) }
}

function typeOf(schema: Schema, named: Named): string {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.items) return `${typeOf(schema.items, named)}[]`
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (parts) return parts.map((part) => typeOf(part, named)).join(schema.allOf ? ' & ' : ' | ')
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.format === undefined ? '' : ` (${schema.format})`)
}

function noteOf(schema: Schema): string {
  const bounds = [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    schema.pattern !== undefined && schema.format === undefined ? schema.pattern : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
  return [schema.description ?? '', ...bounds].filter((part) => part !== '').join(' · ')
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const top = to !== undefined && to < Number.MAX_SAFE_INTEGER ? to : undefined
  const bottom = from !== undefined && from > Number.MIN_SAFE_INTEGER ? from : undefined
  if (bottom === undefined && top === undefined) return ''
  return `${bottom ?? ''}…${top ?? ''}${unit}`
}
