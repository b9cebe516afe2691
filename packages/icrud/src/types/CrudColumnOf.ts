import type { VNodeChild } from 'vue'
import type { CrudCell, CrudColumn } from './CrudColumn.ts'
import type { CrudRow } from './CrudRow.ts'

/** A column of rows with a known type: `key` is a field of the row, and `format` and `render` receive its typed value. */
export type CrudColumnOf<Row extends object = CrudRow> = string extends keyof Row
  ? CrudColumn
  : { [Key in keyof Row & string]: ColumnOfField<Row, Key> }[keyof Row & string] | ColumnGroup<Row>

type ColumnOfField<Row extends object, Key extends keyof Row & string> = Omit<CrudColumn, 'children' | 'format' | 'key' | 'render'> & {
  key: Key
  format?: (value: Row[Key], row: Row) => string
  render?: (cell: CellOfField<Row, Key>) => VNodeChild
}

type CellOfField<Row extends object, Key extends keyof Row & string> = Omit<CrudCell, 'row' | 'value'> & { row: Row; value: Row[Key] }

/** Columns grouped under one header, which is not a field. */
type ColumnGroup<Row extends object> = Omit<CrudColumn, 'children' | 'format' | 'render'> & { children: readonly CrudColumnOf<Row>[] }
