import type { CrudInstance } from './CrudInstance.ts'
import type { CrudRow } from './CrudRow.ts'

/** The column of row numbers. */
export interface CrudIndexRow {
  title?: string
  width?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  /** Whether numbering continues across pages instead of starting at 1 on each. */
  continued?: boolean
}

/** Rows selectable by checkbox. */
export interface CrudSelectionRow {
  width?: number
  fixed?: 'left' | 'right'
  /** Keeps the selection when the page changes. */
  reserve?: boolean
  disabled?: (row: CrudRow) => boolean
}

/** Expandable rows. */
export interface CrudExpandRow {
  width?: number
  fixed?: 'left' | 'right'
  /** Whether only one row is expanded at a time. */
  accordion?: boolean
  disabled?: (row: CrudRow) => boolean
}

/** Rows selectable by radio button. */
export interface CrudRadioRow {
  width?: number
  fixed?: 'left' | 'right'
  disabled?: (row: CrudRow) => boolean
}

/** Passed to a custom action of a row. */
export interface CrudRowActionContext {
  crud: CrudInstance
}

/** A custom action at the end of a row. */
export interface CrudRowAction {
  key: string
  text: string
  type?: 'default' | 'primary' | 'error' | 'text'
  icon?: string
  /** Confirmation text, shown before it runs. */
  confirm?: string | ((row: CrudRow) => string)
  visible?: boolean | ((row: CrudRow) => boolean)
  disabled?: boolean | ((row: CrudRow) => boolean)
  onClick: (row: CrudRow, context: CrudRowActionContext) => unknown
}

/** Content at the end of a row. */
export interface CrudHandleRow {
  title?: string
  width?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  actions?: readonly ('view' | 'edit' | 'remove' | CrudRowAction)[]
}
