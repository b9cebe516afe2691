import type { Component, VNodeChild } from 'vue'
import type { CrudDict } from './CrudDict.ts'
import type { CrudFieldType, CrudFormField, CrudRule, CrudSearchField } from './CrudField.ts'
import type { CrudRow, CrudValues } from './CrudRow.ts'

/** A cell of the table. */
export interface CrudCell {
  row: CrudRow
  index: number
  value: unknown
  column: CrudColumn
}

/** A field of the records: its column in the table, and its fields in search, form and view. */
export interface CrudColumn {
  key: string
  title: string
  type?: CrudFieldType
  dict?: string | CrudDict
  format?: (value: unknown, row: CrudRow) => string
  render?: (cell: CrudCell) => VNodeChild
  /** Name of the slot that renders the cell. */
  slot?: string
  /** Whether it is hidden in the table; search, form and view still have it. */
  hidden?: boolean
  width?: number
  minWidth?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  ellipsis?: boolean
  className?: string
  /** `'asc'` and `'desc'` set the initial order. */
  sortable?: boolean | 'asc' | 'desc'
  component?: Component
  props?: CrudValues
  default?: unknown
  rules?: CrudRule | readonly CrudRule[]
  required?: boolean
  form?: boolean | CrudFormField
  search?: boolean | CrudSearchField
  view?: boolean
  /** Columns grouped under this header. */
  children?: readonly CrudColumn[]
  /** Passed to the column of the table component unchanged. */
  tableProps?: CrudValues
}
