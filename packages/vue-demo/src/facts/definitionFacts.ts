import type { ExportFacts } from './factTypes.ts'
import { propFact } from './propFact.ts'

/** What a component declares, as its source has it at hand. */
export interface ComponentDefinition {
  props: Readonly<Record<string, unknown>>
  emits: readonly string[]
  slots: readonly string[]
  methods: readonly string[]
}

/** Facts of a component that is not of view-ui-plus, for {@link checkApi}. Its methods are all public. */
export function definitionFacts({ props, emits, slots, methods }: ComponentDefinition): ExportFacts {
  return {
    kind: 'component',
    props: Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, propFact(prop)])),
    events: emits,
    slots,
    statics: methods,
    methods,
  }
}
