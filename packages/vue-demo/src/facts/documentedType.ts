import type { PropFact } from './factTypes.ts'
import { readType } from './readType.ts'

/** Compares a documented TypeScript type with the declared constructors and the values accepted by the validator. */
export function documentedType(type: string, real: PropFact): string[] {
  const { literals, kinds, hasNamed } = readType(type)
  if (real.values) {
    const extra = literals.filter((value) => !real.values?.includes(value))
    const missing = real.values.filter((value) => !literals.includes(value))
    return [
      ...extra.map((value) => `the value ${show(value)} is documented, but not allowed.`),
      ...missing.map((value) => `the value ${show(value)} is allowed, but not documented.`),
    ]
  }
  if (real.types.length === 0) return []
  const missing = real.types.filter((kind) => !kinds.has(kind) && !(hasNamed && !primitives.has(kind)))
  const extra = [...kinds].filter((kind) => !real.types.includes(kind))
  return missing.length + extra.length > 0 ? [`its type is ${real.types.join(' | ')}, not ${type}.`] : []
}

const primitives = new Set(['String', 'Number', 'Boolean'])

function show(value: string | number): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
