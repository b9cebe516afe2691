import type { CrudColumn } from '../types/CrudColumn.ts'

/** Columns without their heads: those that have a field. */
export function flatColumns(columns: readonly CrudColumn[]): CrudColumn[] {
  return columns.flatMap((column) => (column.children ? flatColumns(column.children) : [column]))
}
