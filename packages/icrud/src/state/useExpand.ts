import { computed, shallowRef, type ComputedRef } from 'vue'
import type { CrudRow } from '../types/CrudRow.ts'
import type { CrudHost } from './CrudHost.ts'

/** The expanded rows. */
export interface CrudExpand {
  keys: ComputedRef<ReadonlySet<unknown>>
  has: (row: CrudRow) => boolean
  isLocked: (row: CrudRow) => boolean
  toggle: (row: CrudRow) => void
}

/** Tracks the expanded rows, also when rows are loaded again. */
export function useExpand({ props, rowKey, emit }: CrudHost): CrudExpand {
  const open = shallowRef<ReadonlySet<unknown>>(new Set())
  const options = computed(() => (typeof props.expandRow === 'object' ? props.expandRow : {}))
  const has = (row: CrudRow) => open.value.has(row[rowKey.value])
  return {
    keys: computed(() => open.value),
    has,
    isLocked: (row) => options.value.disabled?.(row) ?? false,
    toggle(row) {
      const isOpen = !has(row)
      const next = new Set(options.value.accordion ? [] : open.value)
      if (isOpen) next.add(row[rowKey.value])
      else next.delete(row[rowKey.value])
      open.value = next
      emit('on-expand', row, isOpen)
    },
  }
}
