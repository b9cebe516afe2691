import { h, type FunctionalComponent, type PropType } from 'vue'
import { useCrud } from '../state/useCrud.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudRow } from '../types/CrudRow.ts'
import { displayText } from './displayText.ts'

interface FieldCellProps {
  column: CrudColumn
  row: CrudRow
}

/** A formatted value, in the colour from its dictionary. */
export const FieldCell: FunctionalComponent<FieldCellProps> = ({ column, row }) => {
  const { dicts, host } = useCrud()
  const items = column.dict === undefined ? [] : dicts.read(column.dict).items
  const text = displayText(column, row, items, host.texts.value)
  const color = items.find(({ value }) => value === row[column.key])?.color
  const dot = color === undefined ? [] : [h('i', { class: 'icrud-dot', style: { background: color } })]
  return h('span', column.ellipsis ? { title: text } : {}, [...dot, text])
}

FieldCell.props = {
  column: { type: Object as PropType<CrudColumn>, required: true },
  row: { type: Object as PropType<CrudRow>, required: true },
}
