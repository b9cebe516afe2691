import type { ExportFacts } from './factTypes.ts'
import { propFact } from './propFact.ts'

/** The parts of a component definition that are read. */
export interface ComponentDefinition {
  props: Readonly<Record<string, unknown>>
  emits: readonly string[]
  slots: readonly string[]
  methods: readonly string[]
}

/** Facts of a component outside view-ui-plus, for {@link checkApi}. All its methods are public. */
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
