/** A value and what people read in its place. */
export interface CrudDictItem {
  value: string | number | boolean
  label: string
  /** Colour of a dot before the label in the table: any CSS colour. */
  color?: string
  disabled?: boolean
}

/** A dictionary: its items, or how to fetch them. It is fetched once, with the first field that needs it. */
export type CrudDict = readonly CrudDictItem[] | (() => readonly CrudDictItem[] | Promise<readonly CrudDictItem[]>)
