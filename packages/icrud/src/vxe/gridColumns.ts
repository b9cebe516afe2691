import { isVNode, type VNode, type VNodeChild } from 'vue'
import type { VxeGridPropTypes } from 'vxe-table'
import type { CrudTableColumn, CrudTableProps } from '../table/CrudTableColumn.ts'
import type { CrudRow, CrudValues } from '../types/CrudRow.ts'

interface Drawn {
  row: CrudRow
  rowIndex: number
}

/** Converts columns for vxe-table. `own` maps the table's row to the loaded row. */
export function gridColumns({ columns, expand }: Pick<CrudTableProps, 'columns' | 'expand'>, own: (row: CrudRow) => CrudRow): Columns {
  const fields = columns.map((column) => gridColumn(column, own))
  if (!expand) return fields
  // Expanding requires vxe-table's own column. It is hidden, as iCRUD's column has the expand button.
  const content = ({ row, rowIndex }: Drawn) => nodes(expand(own(row), rowIndex))
  return [{ type: 'expand', visible: false, slots: { content } }, ...fields]
}

type Columns = NonNullable<VxeGridPropTypes.Columns>

function gridColumn(column: CrudTableColumn, own: (row: CrudRow) => CrudRow): Columns[number] {
  const { id, key, title, header, cell, children, ellipsis, tableProps, ...rest } = column
  const { slots, ...others } = tableProps
  const draw = cell && (({ row, rowIndex }: Drawn) => nodes(drawnCell(row, rowIndex)))
  function drawnCell(row: CrudRow, rowIndex: number): VNodeChild {
    // A field is rendered from the table's own row, so that it reflects edits.
    if (key !== undefined) return cell?.(row, rowIndex)
    // A group row is not a record: it has no number, selection or actions.
    return row['isAggregate'] === true ? null : cell?.(own(row), rowIndex)
  }
  return {
    ...rest,
    title,
    ...(key !== undefined && { field: key }),
    ...(key === undefined && { params: { icrud: id } }),
    ...(ellipsis && { showOverflow: 'title' }),
    ...(children && { children: children.map((child) => gridColumn(child, own)) }),
    ...others,
    slots: { ...(header && { header: () => nodes(header()) }), ...(draw && { default: draw }), ...slotsOf(slots) },
  }
}

function slotsOf(slots: unknown): CrudValues {
  return typeof slots === 'object' && slots !== null ? { ...slots } : {}
}

function nodes(drawn: VNodeChild): (VNode | string)[] {
  if (Array.isArray(drawn)) return drawn.flatMap(nodes)
  if (isVNode(drawn)) return [drawn]
  return drawn === null || drawn === undefined || typeof drawn === 'boolean' ? [] : [String(drawn)]
}
