import type { CrudMode, CrudRow } from './CrudRow.ts'

/** Pagination. */
export interface CrudPageOptions {
  /** Initial number of rows per page. */
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
  /** Width of a field in columns of a 24-column grid. */
  span?: number
  /** Number of fields shown before “More”; 0 shows all. */
  limit?: number
  /** Searches automatically, 300 ms after the last change. */
  auto?: boolean
}

/** The dialog in which records are created, edited and viewed. */
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
