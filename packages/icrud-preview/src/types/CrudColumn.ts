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

/** A field of the records: its column in the table, and what search, form and view make of it. */
export interface CrudColumn {
  key: string
  title: string
  type?: CrudFieldType
  dict?: string | CrudDict
  format?: (value: unknown, row: CrudRow) => string
  render?: (cell: CrudCell) => VNodeChild
  /** Name of the slot that is its cell. */
  slot?: string
  /** Not in the table; search, form and view still have it. */
  hidden?: boolean
  width?: number
  minWidth?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  ellipsis?: boolean
  className?: string
  /** `'asc'` and `'desc'` are the order at the start. */
  sortable?: boolean | 'asc' | 'desc'
  component?: Component
  props?: CrudValues
  default?: unknown
  rules?: CrudRule | readonly CrudRule[]
  required?: boolean
  form?: boolean | CrudFormField
  search?: boolean | CrudSearchField
  view?: boolean
  /** Columns under this head. */
  children?: readonly CrudColumn[]
  /** Goes to the column of the table in use as it is. */
  tableProps?: CrudValues
}
