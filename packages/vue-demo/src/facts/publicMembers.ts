import { internalMembers } from './exceptions.ts'
import type { ExportFacts } from './factTypes.ts'

/** Members of one export that a reader may use, by the table they stand in. Methods are those of the export itself: of an instance's nobody says which are public. */
export interface PublicMembers {
  props: readonly string[]
  events: readonly string[]
  slots: readonly string[]
  methods: readonly string[]
}

/** What a documentation of an export has to have. */
export function publicMembers(name: string, real: ExportFacts): PublicMembers {
  const own = (members: readonly string[]) => members.filter((member) => !(`${name}.${member}` in internalMembers))
  return {
    props: own(Object.keys(real.props)),
    events: own(real.events.filter((event) => !event.startsWith('update:'))),
    slots: real.slots,
    methods: own(real.statics),
  }
}
