import type { PropFact } from '../facts/factTypes.ts'

/** What a template may use of one component; matches the facts of a component. */
export interface ComponentFacts {
  /** By camel-case name. */
  props: Readonly<Record<string, Pick<PropFact, 'types' | 'values'>>>
  /** Attributes that it accepts, besides those of every HTML element; `*` means any. */
  attributes?: readonly string[]
  events: readonly string[]
  /** A name in brackets, such as `[column.slot]`, says that the user chooses names. */
  slots: readonly string[]
  /** Props, events and slots that are marked as deprecated. */
  deprecated?: readonly string[]
}

/** The components of a library, by the name of their export. */
export type TemplateFacts = Readonly<Record<string, ComponentFacts>>
