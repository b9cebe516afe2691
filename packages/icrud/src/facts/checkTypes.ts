import type { FieldFact, InterfaceFacts } from './readInterfaces.ts'

/** The documentation of a type: its fields, or its methods if it has no fields. */
export interface DocumentedType {
  props?: Readonly<Record<string, { type: string; default?: string; required?: boolean }>>
  methods?: Readonly<Record<string, { signature: string }>>
}

/** Compares the API tables of types with their sources; returns a sentence for each difference. */
export function checkTypes(
  documented: Readonly<Record<string, DocumentedType>>,
  types: ReadonlyMap<string, InterfaceFacts>,
  values: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string[] {
  return Object.entries(documented).flatMap(([name, { props, methods = {} }]) => {
    const real = types.get(name)
    if (!real) return [`${name}: this type does not exist.`]
    const written =
      props ?? Object.fromEntries(Object.entries(methods).map(([key, { signature }]) => [key, { type: signature, required: true }]))
    return [
      ...Object.keys(written).flatMap((key) => (real[key] ? [] : [`${name}, ${key}: documented, but not in the source.`])),
      ...Object.entries(real).flatMap(([key, fact]) => {
        const entry = written[key]
        return entry
          ? checkField(entry, fact, values[name]?.[key]).map((problem) => `${name}, ${key}: ${problem}`)
          : [`${name}, ${key}: in the source, but not documented.`]
      }),
    ]
  })
}

function checkField(
  { type, default: initial, required = false }: { type: string; default?: string; required?: boolean },
  real: FieldFact,
  value: unknown,
): string[] {
  return [
    ...(type === real.type ? [] : [`its type is ${real.type}, not ${type}.`]),
    ...(required === real.isRequired ? [] : [real.isRequired ? 'it is required, which is not documented.' : 'it is optional.']),
    ...(value === undefined || initial === JSON.stringify(value).replaceAll(',', ', ') ? [] : [`its default is ${JSON.stringify(value)}.`]),
  ]
}

/** Returns a sentence for each event whose documented parameters differ from the source. */
export function checkEvents(
  documented: Readonly<Record<string, { params?: string; description: unknown }>>,
  tuples: InterfaceFacts,
): string[] {
  return Object.entries(documented).flatMap(([name, { params = '()' }]) => {
    const real = `(${tuples[name]?.type.slice(1, -1) ?? ''})`
    return params === real ? [] : [`${name}: the parameters of its listener are ${real}, not ${params}.`]
  })
}
