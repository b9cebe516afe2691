import type { VNodeChild } from 'vue'
import type { CrudRow, CrudValues } from '../types/CrudRow.ts'
import type { CrudLocale } from '../types/CrudSettings.ts'

/** A column as a table is given it: what iCRUD draws is drawn by functions, and the rest is the table's own business. */
export interface CrudTableColumn {
  id: string
  /** The field, in columns that have one. */
  key?: string
  title: string
  width?: number
  minWidth?: number
  align?: 'left' | 'center' | 'right'
  fixed?: 'left' | 'right'
  ellipsis?: boolean
  className?: string
  header?: () => VNodeChild
  /** Absent where the table is to draw the value itself. */
  cell?: (row: CrudRow, index: number) => VNodeChild
  children?: readonly CrudTableColumn[]
  /** What the column's `tableProps` say. */
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
  /** Draws what an unfolded row shows; absent where rows do not unfold. */
  expand?: ((row: CrudRow, index: number) => VNodeChild) | undefined
  /** The `tableProps` of the component. */
  options: CrudValues
}
