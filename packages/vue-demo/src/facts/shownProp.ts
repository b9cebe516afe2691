import type { PropFact } from './factTypes.ts'

/** A prop as a table shows it. */
export interface ShownProp {
  /** TypeScript type, as far as the declaration says; `any` if it accepts everything. */
  type: string
  /** JavaScript expression, if the default is known. */
  default?: string
  required?: true
}

/** Writes the declaration of a prop as a table shows it: `'small' | 'large'`, not a list of constructors and a validator. */
export function shownProp({ types, values, isRequired, isDefaultUnknown, ...rest }: PropFact): ShownProp {
  const members = values ? values.map(literal) : types.map(typeName)
  const hasDefault = rest.default !== undefined && !isDefaultUnknown
  return {
    type: members.join(' | ') || 'any',
    ...(hasDefault && { default: expression(rest.default) }),
    ...(isRequired && { required: true }),
  }
}

function typeName(name: string): string {
  const known: Readonly<Record<string, string>> = { Array: 'unknown[]', Object: 'object', Function: '() => void', Date: 'Date' }
  return known[name] ?? (/^(String|Number|Boolean)$/.test(name) ? name.toLowerCase() : name)
}

function literal(value: string | number): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function expression(value: unknown): string {
  if (typeof value === 'function') return '() => {}'
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}
