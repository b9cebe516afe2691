/** One prop as the library declares it. */
export interface PropFact {
  /** Names of the declared constructors, e.g. `['String', 'Number']`; empty when any value goes. */
  types: readonly string[]
  isRequired: boolean
  /** The default value; absent when there is none. A boolean without one is `false`, as Vue makes it. */
  default?: unknown
  /** The default depends on where the component stands, or is made up anew each time, and cannot be known beforehand. */
  isDefaultUnknown?: true
  /** The only values its validator lets pass. */
  values?: readonly (string | number)[]
}

/** What one export of the library really offers. */
export interface ExportFacts {
  /** A `component` goes into a template, a `directive` on an element there; a `service` is an object to call, a `function` is called itself. */
  kind: 'component' | 'service' | 'function' | 'directive'
  props: Readonly<Record<string, PropFact>>
  /** Declared in `emits`, emitted without being declared, or left to the one component that it renders. */
  events: readonly string[]
  slots: readonly string[]
  /** Functions of the export itself: `Modal.confirm`, `Message.info`. */
  statics: readonly string[]
  /** Methods of an instance, internal ones among them: the library does not tell them apart. */
  methods: readonly string[]
  /** What a directive reads where it is used: `value`, `arg`, `modifiers`. */
  binding?: readonly string[]
}

/** Facts of every export, by its name; of a directive by the name it is written with: `v-width`. */
export type Facts = Readonly<Record<string, ExportFacts>>
