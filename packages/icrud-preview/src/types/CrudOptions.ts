import type { CrudMode, CrudRow } from './CrudRow.ts'

/** Pages. */
export interface CrudPageOptions {
  /** Rows of a page at the start. */
  size?: number
  sizes?: readonly number[]
  simple?: boolean
  showTotal?: boolean
  showSizer?: boolean
  showElevator?: boolean
}

/** The search bar. */
export interface CrudSearchOptions {
  labelWidth?: number
  /** Width of a field in twenty-fourths. */
  span?: number
  /** Fields that show before “More”; 0 shows all. */
  limit?: number
  /** Searches by itself, 300 ms after the last change. */
  auto?: boolean
}

/** The dialog in which records are made, edited and read. */
export interface CrudDialogOptions {
  width?: number
  title?: string | ((mode: CrudMode, row: CrudRow | null) => string)
  labelWidth?: number
  columns?: 1 | 2
  fullscreen?: boolean
  draggable?: boolean
  maskClosable?: boolean
  closeAfterSave?: boolean
}
