import { internalMembers } from './exceptions.ts'
import type { ExportFacts } from './factTypes.ts'

/**
 * The public members of one export, by the table that documents them. Methods are those of the export itself: which methods of an instance
 * are public is unknown.
 */
export interface PublicMembers {
  props: readonly string[]
  events: readonly string[]
  slots: readonly string[]
  methods: readonly string[]
}

/** Everything that the documentation of an export has to list. */
export function publicMembers(name: string, real: ExportFacts): PublicMembers {
  const own = (members: readonly string[]) => members.filter((member) => !(`${name}.${member}` in internalMembers))
  return {
    props: own(Object.keys(real.props)),
    events: own(real.events.filter((event) => !event.startsWith('update:'))),
    slots: real.slots,
    methods: own(real.statics),
  }
}
