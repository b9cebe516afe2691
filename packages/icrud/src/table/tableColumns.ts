import { h } from 'vue'
import type { CrudContext } from '../state/CrudContext.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudTableColumn } from './CrudTableColumn.ts'
import { FieldCell } from './FieldCell.ts'
import { rowColumns } from './rowColumns.ts'
import RowActions from './RowActions.vue'
import { SortHeader } from './SortHeader.ts'

/** The columns of the table: those before the fields, the fields, and the actions. */
export function tableColumns(context: CrudContext): CrudTableColumn[] {
  const { columns } = context.host.props
  return [...rowColumns(context), ...columns.flatMap((column) => fieldColumns(column, context)), ...handleColumns(context)]
}

function fieldColumns(column: CrudColumn, context: CrudContext): CrudTableColumn[] {
  const { key, title, hidden, width, minWidth, align, fixed, ellipsis, className, sortable, tableProps = {} } = column
  if (hidden) return []
  const children = column.children?.flatMap((child) => fieldColumns(child, context))
  return [
    {
      id: key,
      title,
      // Columns share the available width, but stay readable: on a phone the table scrolls.
      ...(width === undefined ? { minWidth: minWidth ?? 110 } : { width }),
      ...(align && { align }),
      ...(fixed && { fixed }),
      ...(ellipsis && { ellipsis }),
      ...(className && { className }),
      ...(sortable && { header: () => h(SortHeader, { column }) }),
      ...(children ? { children } : { key, cell: cellOf(column, context) }),
      tableProps,
    },
  ]
}

function cellOf(column: CrudColumn, { namedSlot }: CrudContext): NonNullable<CrudTableColumn['cell']> {
  return (row, index) => {
    const scope = { row, index, value: row[column.key], column }
    return namedSlot(column.slot)?.(scope) ?? column.render?.(scope) ?? h(FieldCell, { column, row })
  }
}

function handleColumns({ host: { props, texts } }: CrudContext): CrudTableColumn[] {
  const { handleRow, view, fetchEdit, fetchRemove } = props
  const options = typeof handleRow === 'object' ? handleRow : {}
  const count = options.actions?.length ?? [view, fetchEdit, fetchRemove].filter(Boolean).length
  if (handleRow === false || count === 0) return []
  const { title = texts.value.handle, width = 40 + 56 * Math.max(count, 2), align, fixed } = options
  return [
    {
      id: 'icrud-handle',
      title,
      width,
      ...(align && { align }),
      ...(fixed && { fixed }),
      cell: (row) => h(RowActions, { row, options }),
      tableProps: {},
    },
  ]
}
