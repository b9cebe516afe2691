/** A value with its displayed label. */
export interface CrudDictItem {
  value: string | number | boolean
  label: string
  /** Colour of a dot before the label in the table: any CSS colour. */
  color?: string
  disabled?: boolean
}

/** A dictionary: its items, or a function that fetches them, called once for the first field that needs it. */
export type CrudDict = readonly CrudDictItem[] | (() => readonly CrudDictItem[] | Promise<readonly CrudDictItem[]>)
