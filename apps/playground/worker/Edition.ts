/** One build of the playground, whole. */
export interface Edition {
  /** Another one for every other content. */
  version: string
  files: readonly EditionFile[]
}

export interface EditionFile {
  /** From the worker's own folder; `./` is the document. */
  path: string
  /** What the content has to be, as `integrity` of a request says it. */
  integrity: string
  /** Kept once it was asked for, and not before. */
  isLater: boolean
}
