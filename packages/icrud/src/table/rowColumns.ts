import { Checkbox, Icon, Radio } from 'view-ui-plus'
import { h, type VNode } from 'vue'
import type { CrudContext } from '../state/CrudContext.ts'
import { fillText } from '../texts/fillText.ts'
import type { CrudTableColumn } from './CrudTableColumn.ts'

/** The columns before the fields, in this order: expand button, checkbox, radio button, row number. */
export function rowColumns(context: CrudContext): CrudTableColumn[] {
  const { expandRow, selectionRow, radioRow, indexRow } = context.host.props
  return [
    ...(expandRow ? [expandColumn(context)] : []),
    ...(selectionRow ? [selectionColumn(context)] : []),
    ...(radioRow ? [radioColumn(context)] : []),
    ...(indexRow ? [indexColumn(context)] : []),
  ]
}

interface Place {
  width?: number
  fixed?: 'left' | 'right'
}

function place(options: boolean | Place, otherwise: number): Pick<CrudTableColumn, 'width' | 'fixed'> {
  const { width = otherwise, fixed } = typeof options === 'object' ? options : {}
  return { width, ...(fixed && { fixed }) }
}

function expandColumn({ host: { props, texts }, expand }: CrudContext): CrudTableColumn {
  return {
    id: 'icrud-expand',
    title: ' ',
    ...place(props.expandRow, 48),
    align: 'center',
    cell: (row, index) => {
      if (expand.isLocked(row)) return null
      const isOpen = expand.has(row)
      const text = isOpen ? texts.value.collapseRow : texts.value.expandRow
      const attributes = {
        type: 'button',
        class: 'icrud-expand',
        'aria-expanded': isOpen,
        'aria-label': fillText(text, { index: index + 1 }),
        onClick: () => expand.toggle(row),
      }
      return h('button', attributes, [h(Icon, { type: 'ios-arrow-forward' })])
    },
    tableProps: {},
  }
}

function selectionColumn({ host: { props, texts }, selection }: CrudContext): CrudTableColumn {
  return {
    id: 'icrud-selection',
    title: ' ',
    ...place(props.selectionRow, 56),
    align: 'center',
    header: () => {
      const attributes = {
        class: 'icrud-tick',
        modelValue: selection.page.value === 'all',
        indeterminate: selection.page.value === 'some',
        'onUpdate:modelValue': selection.togglePage,
      }
      return h(Checkbox, attributes, () => hidden(texts.value.selectAll))
    },
    cell: (row, index) => {
      const attributes = {
        class: 'icrud-tick',
        modelValue: selection.has(row),
        disabled: selection.isLocked(row),
        'onUpdate:modelValue': (ticked: boolean) => selection.toggle(row, ticked),
      }
      return h(Checkbox, attributes, () => hidden(fillText(texts.value.selectRow, { index: index + 1 })))
    },
    tableProps: {},
  }
}

function radioColumn({ host: { props, texts }, radio }: CrudContext): CrudTableColumn {
  return {
    id: 'icrud-radio',
    title: ' ',
    ...place(props.radioRow, 56),
    align: 'center',
    cell: (row, index) => {
      const attributes = {
        class: 'icrud-tick',
        modelValue: radio.has(row),
        disabled: radio.isLocked(row),
        'onUpdate:modelValue': () => radio.choose(row),
      }
      return h(Radio, attributes, () => hidden(fillText(texts.value.chooseRow, { index: index + 1 })))
    },
    tableProps: {},
  }
}

function indexColumn({ host: { props, texts }, rows }: CrudContext): CrudTableColumn {
  const options = typeof props.indexRow === 'object' ? props.indexRow : {}
  return {
    id: 'icrud-index',
    title: options.title ?? texts.value.index,
    ...place(options, 72),
    ...(options.align && { align: options.align }),
    cell: (_row, index) => {
      const { page, size } = rows.ask.value
      const before = options.continued === false || props.page === false ? 0 : (page - 1) * size
      return String(before + index + 1)
    },
    tableProps: {},
  }
}

function hidden(text: string): VNode {
  return h('span', { class: 'icrud-hidden' }, text)
}
