import type { VNodeChild } from 'vue'
import type { CrudRow, CrudValues } from '../types/CrudRow.ts'
import type { CrudLocale } from '../types/CrudSettings.ts'

/** A column for a table component: render functions for the cells that iCRUD renders, and options that the table applies itself. */
export interface CrudTableColumn {
  id: string
  /** The field of the column, if any. */
  key?: string
  title: string
  width?: number
  minWidth?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  ellipsis?: boolean
  className?: string
  header?: () => VNodeChild
  /** Renders a cell; if absent, the table renders the value itself. */
  cell?: (row: CrudRow, index: number) => VNodeChild
  children?: readonly CrudTableColumn[]
  /** The column's `tableProps`. */
  tableProps: CrudValues
}

/** Props of a table component for iCRUD; adapters for View UI Plus's and vxe-table are included. */
export interface CrudTableProps {
  columns: readonly CrudTableColumn[]
  rows: readonly CrudRow[]
  rowKey: string
  loading: boolean
  emptyText: string
  locale: CrudLocale
  expanded: ReadonlySet<unknown>
  /** Renders the content of an expanded row; absent if rows are not expandable. */
  expand?: ((row: CrudRow, index: number) => VNodeChild) | undefined
  /** The `tableProps` of the component. */
  options: CrudValues
}
