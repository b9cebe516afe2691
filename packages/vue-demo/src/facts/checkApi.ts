import { isDeepStrictEqual } from 'node:util'
import { runInThisContext } from 'node:vm'
import type { ExportFacts, Facts, PropFact } from './factTypes.ts'
import { documentedType } from './documentedType.ts'
import { publicMembers } from './publicMembers.ts'

/** The parts of a page's API tables that are checked; matches the exports of its `api.ts`. */
export type CheckedApi = Readonly<Record<string, CheckedExport>>

/** The documented members of one export. */
export interface CheckedExport {
  props?: Readonly<Record<string, CheckedProp>>
  events?: Readonly<Record<string, unknown>>
  slots?: Readonly<Record<string, unknown>>
  methods?: Readonly<Record<string, unknown>>
  directives?: Readonly<Record<string, CheckedDirective>>
}

/** The documented parts of a directive's binding, each with its type. */
export type CheckedDirective = Readonly<Partial<Record<'value' | 'arg' | 'modifiers', string>>>

/** The documentation of one prop. */
export interface CheckedProp {
  type: string
  /** A JavaScript expression. */
  default?: string
  required?: boolean
}

/**
 * Compares API tables with the real library in both directions: documented members have to exist with that type, default and values, and
 * existing members have to be documented. Returns one sentence per difference, so an empty list means they agree. Instance methods are only
 * checked to exist, because the library does not mark which of them are public.
 */
export function checkApi(documented: CheckedApi, facts: Facts): string[] {
  return Object.entries(documented).flatMap(([name, api]) => {
    if (api.directives) return checkDirectives(api.directives, facts)
    const real = facts[name]
    return real ? checkExport(name, api, real) : [`${name}: view-ui-plus has no such export.`]
  })
}

function checkExport(name: string, api: CheckedExport, real: ExportFacts): string[] {
  const callable = [...real.statics, ...real.methods, ...(real.kind === 'function' ? [name] : [])]
  const needed = publicMembers(name, real)
  return [
    ...compare(`${name}, event`, api.events, real.events, needed.events),
    ...compare(`${name}, slot`, api.slots, real.slots, needed.slots),
    ...compare(`${name}, method`, api.methods, callable, needed.methods),
    // The options of a service or a function cannot be checked: nothing declares them at run time.
    ...(real.kind === 'component' ? checkProps(name, api.props ?? {}, real.props, needed.props) : []),
  ]
}

function checkDirectives(documented: Readonly<Record<string, CheckedDirective>>, facts: Facts): string[] {
  return Object.entries(documented).flatMap(([name, { value, arg, modifiers }]) => {
    const { kind, binding = [] } = facts[name] ?? {}
    if (kind !== 'directive') return [`${name}: view-ui-plus has no such directive.`]
    const written = Object.entries({ value, arg, modifiers }).filter(([, type]) => type !== undefined)
    return compare(`${name}, its`, Object.fromEntries(written), binding, binding)
  })
}

function checkProps(
  name: string,
  documented: Readonly<Record<string, CheckedProp>>,
  real: ExportFacts['props'],
  needed: readonly string[],
): string[] {
  const differences = Object.entries(documented).flatMap(([prop, entry]) => {
    const fact = real[prop]
    return fact ? checkProp(`${name}, prop ${prop}`, entry, fact) : []
  })
  return [...compare(`${name}, prop`, documented, Object.keys(real), needed), ...differences]
}

function compare(
  what: string,
  documented: Readonly<Record<string, unknown>> = {},
  real: readonly string[],
  required: readonly string[],
): string[] {
  const written = Object.keys(documented)
  return [
    ...written.filter((member) => !real.includes(member)).map((member) => `${what} ${member}: documented, but not in the library.`),
    ...required.filter((member) => !written.includes(member)).map((member) => `${what} ${member}: in the library, but not documented.`),
  ]
}

function checkProp(what: string, documented: CheckedProp, real: PropFact): string[] {
  const problems = [...documentedType(documented.type, real)]
  if ((documented.required ?? false) !== real.isRequired)
    problems.push(real.isRequired ? 'is required, which is not documented.' : 'is documented as required, but is not.')
  const problem = checkDefault(documented.default, real)
  return [...problems, ...(problem ? [problem] : [])].map((text) => `${what}: ${text}`)
}

function checkDefault(documented: string | undefined, real: PropFact): string | undefined {
  if (real.isDefaultUnknown) return undefined
  if (documented === undefined) return 'default' in real ? `its default ${show(real.default)} is not documented.` : undefined
  let value: unknown
  try {
    value = runInThisContext(`(${documented})`)
  } catch {
    return `its documented default ${documented} is not a JavaScript expression.`
  }
  if (!('default' in real)) return `has no default, but ${documented} is documented.`
  const isSame = typeof value === 'function' ? typeof real.default === 'function' : isDeepStrictEqual(value, withoutUndefined(real.default))
  return isSame ? undefined : `its default is ${show(real.default)}, not ${documented}.`
}

/** A default may be made of what is only known of a mounted component, and undefined here. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, withoutUndefined(part)]])))
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
}
