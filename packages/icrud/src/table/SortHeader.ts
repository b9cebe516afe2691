import { Icon } from 'view-ui-plus'
import { h, type FunctionalComponent, type PropType } from 'vue'
import { useCrud } from '../state/useCrud.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudSort } from '../types/CrudHooks.ts'

/** The header of a sortable column: a button, so that it is accessible by keyboard. */
export const SortHeader: FunctionalComponent<{ column: CrudColumn }> = ({ column: { key, title } }) => {
  const { host, rows } = useCrud()
  const { sort } = rows.ask.value
  const order = sort?.key === key ? sort.order : undefined
  const { sortAsc, sortDesc, sortNone } = host.texts.value
  const state = order === undefined ? sortNone : order === 'asc' ? sortAsc : sortDesc
  const turn = (): void => {
    const next = nextSort(key, order)
    host.emit('on-sort-change', next)
    void rows.load({ page: 1, sort: next })
  }
  return h('button', { type: 'button', class: 'icrud-sort', 'data-order': order, onClick: turn }, [
    title,
    h('span', { class: 'icrud-hidden' }, ` (${state})`),
    h('span', { class: 'icrud-sort-arrows', 'aria-hidden': 'true' }, [
      h(Icon, { type: 'md-arrow-dropup', class: order === 'asc' ? 'on' : '' }),
      h(Icon, { type: 'md-arrow-dropdown', class: order === 'desc' ? 'on' : '' }),
    ]),
  ])
}

SortHeader.props = { column: { type: Object as PropType<CrudColumn>, required: true } }

function nextSort(key: string, order: CrudSort['order'] | undefined): CrudSort | null {
  if (order === 'desc') return null
  return { key, order: order === 'asc' ? 'desc' : 'asc' }
}
