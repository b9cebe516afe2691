import type { CrudColumn } from './types/CrudColumn.ts'
import type { CrudColumnOf } from './types/CrudColumnOf.ts'
import type { CrudRow } from './types/CrudRow.ts'

/**
 * Types columns that are defined outside of the component; returns them unchanged.
 *
 * @example
 * defineColumns<Order>([{ key: 'amount', title: 'Amount', format: (value) => value.toFixed(2) }])
 */
export function defineColumns<Row extends object = CrudRow>(columns: CrudColumnOf<NoInfer<Row>>[]): CrudColumn[]
export function defineColumns(columns: CrudColumn[]): CrudColumn[] {
  return columns
}
