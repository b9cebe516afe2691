import type { Facts } from '../facts/factTypes.ts'
import { readType } from '../facts/readType.ts'
import type { ComponentFacts, TemplateFacts } from './ComponentFacts.ts'
import { withPassedOn } from './passedOn.ts'

/** The part of a library's facts that templates are checked with. */
export function templateFacts(facts: Facts): TemplateFacts {
  const components = Object.entries(facts).filter(([, { kind }]) => kind === 'component')
  return withPassedOn(
    Object.fromEntries(
      components.map(([name, { props, events, slots, deprecated }]) => [
        name,
        {
          props: Object.fromEntries(Object.entries(props).map(([prop, { types, values }]) => [prop, { types, ...(values && { values }) }])),
          events,
          slots,
          ...(deprecated && { deprecated }),
        },
      ]),
    ),
  )
}

/** The documentation of an export of a library: an entry of the published `api.json`. */
export interface DocumentedExport {
  name: string
  kind: string
  props?: Readonly<Record<string, { type: string }>> | undefined
  events?: Readonly<Record<string, unknown>> | undefined
  slots?: Readonly<Record<string, unknown>> | undefined
}

/** The same from the documentation of the library, which does not list the `update:` events of its props. */
export function documentedFacts(documented: readonly DocumentedExport[]): TemplateFacts {
  return withPassedOn(
    Object.fromEntries(documented.filter(({ kind }) => kind === 'component').map((api) => [api.name, componentFacts(api)])),
  )
}

function componentFacts({ props = {}, events = {}, slots = {} }: DocumentedExport): ComponentFacts {
  const deprecated = Object.entries({ ...props, ...events, ...slots }).flatMap(([name, row]) => (isDeprecated(row) ? [name] : []))
  return {
    props: Object.fromEntries(Object.entries(props).map(([name, { type }]) => [name, propFacts(type)])),
    events: [...Object.keys(events), ...Object.keys(props).map((prop) => `update:${prop}`)],
    slots: Object.keys(slots),
    ...(deprecated.length > 0 && { deprecated }),
  }
}

function propFacts(type: string): ComponentFacts['props'][string] {
  const { literals, kinds, hasNamed, isClosed } = readType(type)
  return { types: hasNamed ? [] : [...kinds], ...(isClosed && { values: literals }) }
}

function isDeprecated(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'deprecated' in row && row.deprecated !== undefined
}
