/** One build of the playground, whole. */
export interface Edition {
  /** Another one for every other content. */
  version: string
  files: readonly EditionFile[]
}

export interface EditionFile {
  /** From the worker's own folder; `./` is the document. */
  path: string
  /** Hash of the content, in the format of `integrity`. */
  integrity: string
  /** Cached on first use only. */
  isLazy: boolean
}
