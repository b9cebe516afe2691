import type { CrudInstance } from './CrudInstance.ts'
import type { CrudRow } from './CrudRow.ts'

/** Numbers of the rows. */
export interface CrudIndexRow {
  title?: string
  width?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  /** Continues over the pages instead of starting at 1 on each. */
  continued?: boolean
}

/** Rows that can be ticked. */
export interface CrudSelectionRow {
  width?: number
  fixed?: 'left' | 'right'
  /** Keeps what was ticked when the page changes. */
  reserve?: boolean
  disabled?: (row: CrudRow) => boolean
}

/** Expandable rows. */
export interface CrudExpandRow {
  width?: number
  fixed?: 'left' | 'right'
  /** Only one at a time. */
  accordion?: boolean
  disabled?: (row: CrudRow) => boolean
}

/** Rows of which one is chosen. */
export interface CrudRadioRow {
  width?: number
  fixed?: 'left' | 'right'
  disabled?: (row: CrudRow) => boolean
}

/** What a row's own action is given. */
export interface CrudRowActionContext {
  crud: CrudInstance
}

/** A custom action at the end of a row. */
export interface CrudRowAction {
  key: string
  text: string
  type?: 'default' | 'primary' | 'error' | 'text'
  icon?: string
  /** Asked before it runs. */
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
