interface Written {
  /** Offset of its first character. */
  from: number
  /** What is written up to the asked position. */
  text: string
}

/** The tag that an attribute or a value belongs to. */
export interface Tag {
  /** As it is written: `DatePicker`, `date-picker`. */
  name: string
  /** Name of the tag around it, if any. */
  parent?: string
  /** The other attributes as they are written, with their prefixes. */
  others: readonly string[]
}

/** What is written at a position of a template. */
export type Place =
  | (Written & { kind: 'tag' })
  | (Written & { kind: 'attribute'; tag: Tag })
  | (Written & { kind: 'value'; tag: Tag; attribute: string; isQuoted: boolean })
