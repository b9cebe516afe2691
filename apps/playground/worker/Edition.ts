/** The files of one build of the playground. */
export interface Edition {
  /** Changes with the content. */
  version: string
  files: readonly EditionFile[]
}

export interface EditionFile {
  /** Relative to the worker; `./` is the document. */
  path: string
  /** Hash of the content, in the format of `integrity`. */
  integrity: string
  /** Cached on first use only. */
  isLazy: boolean
}
