/** One prop as the library declares it. */
export interface PropFact {
  /** Names of the declared constructors, e.g. `['String', 'Number']`; empty if any value is accepted. */
  types: readonly string[]
  isRequired: boolean
  /** The default value, if there is one. A boolean without one is `false`, as in Vue. */
  default?: unknown
  /** The default depends on the component's context, or is generated for each instance, so it cannot be known statically. */
  isDefaultUnknown?: true
  /** The values accepted by its validator. */
  values?: readonly (string | number)[]
}

/** The public members of one export of the library. */
export interface ExportFacts {
  /**
   * A `component` is used in a template, a `directive` on an element there; a `service` is an object with methods, a `function` is called
   * itself.
   */
  kind: 'component' | 'service' | 'function' | 'directive'
  props: Readonly<Record<string, PropFact>>
  /** Declared in `emits`, emitted without a declaration, or emitted by the single component that it renders. */
  events: readonly string[]
  slots: readonly string[]
  /** Functions of the export itself: `Modal.confirm`, `Message.info`. */
  statics: readonly string[]
  /** Methods of an instance, including internal ones, which the library does not mark. */
  methods: readonly string[]
  /** What a directive reads from its binding: `value`, `arg`, `modifiers`. */
  binding?: readonly string[]
  /** Members that a comment in the source or in the types marks `@deprecated`. */
  deprecated?: readonly string[]
}

/** Facts of every export by name; a directive is named as in a template: `v-width`. */
export type Facts = Readonly<Record<string, ExportFacts>>
