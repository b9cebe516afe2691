/** A problem with a package's snapshot or with changesets, and what to do about it. */
export interface Problem {
  package: string
  message: string
}
