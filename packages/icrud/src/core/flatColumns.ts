import type { CrudColumn } from '../types/CrudColumn.ts'

/** All columns of fields, without the groups that contain them. */
export function flatColumns(columns: readonly CrudColumn[]): CrudColumn[] {
  return columns.flatMap((column) => (column.children ? flatColumns(column.children) : [column]))
}
