/** A row of a component's API tables, in one language. */
export interface ApiMember {
  /** Type of a prop, signature of an event's listener, type of a slot's props. */
  type?: string
  /** Default value as a JavaScript expression. */
  default?: string
  required?: true
  /** Markdown. */
  description: string
  /** First release that has it; absent if the first one had it. */
  since?: string
  /** First release that advises against it. */
  deprecated?: string
}

/** The tables of a component that templates use. */
export type ApiPart = 'props' | 'events' | 'slots'

/** What the documentation says about a component, in one language. */
export interface ComponentApi extends Readonly<Record<ApiPart, Readonly<Record<string, ApiMember>>>> {
  /** Path of its page below that of the library: `component/base/button`. */
  page: string
  description: string
}

/** The components of a version of the library by name, in one language. */
export type LibraryApi = Readonly<Record<string, ComponentApi>>
