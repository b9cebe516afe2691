/**
 * How the public members of a product's library changed from release to release: the product's `releases.json`, which a program writes
 * (`addRelease` of `@view-site/vue-demo/facts`).
 */
export interface ApiHistory {
  /** Name of the package. */
  package: string
  /** Versions of the releases, oldest first. */
  releases: readonly string[]
  /**
   * History of each export (`Button`, `v-width`) and member (`Button.props.size`). The parts are those of an `api.ts`, and `instance`:
   * methods of an instance that may be internal.
   */
  members: Readonly<Record<string, MemberHistory>>
}

/** The state of a member by the releases that changed it, oldest first; `null` in a release without it. */
export type MemberHistory = Readonly<Record<string, MemberState | null>>

/** What a release declares about a member: nothing but its existence, except for props. */
export interface MemberState {
  /** TypeScript type, as far as the package declares it. */
  type?: string
  /** JavaScript expression. */
  default?: string
  required?: true
  deprecated?: true
}
