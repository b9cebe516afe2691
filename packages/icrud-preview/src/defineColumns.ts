import type { CrudColumn } from './types/CrudColumn.ts'

/** Types columns that are written apart from the component; returns them as they are. */
export function defineColumns(columns: CrudColumn[]): CrudColumn[] {
  return columns
}
