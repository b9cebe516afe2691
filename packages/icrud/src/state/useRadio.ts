import { computed, shallowRef, watch, type Ref } from 'vue'
import type { CrudRow } from '../types/CrudRow.ts'
import type { CrudHost } from './CrudHost.ts'
import type { CrudRows } from './useRows.ts'

/** The row selected by radio button. */
export interface CrudRadio {
  row: Ref<CrudRow | null>
  has: (row: CrudRow) => boolean
  isLocked: (row: CrudRow) => boolean
  choose: (row: CrudRow | null) => void
}

/** Tracks the row selected by radio button. It is cleared when its record is no longer shown. */
export function useRadio({ props, rowKey, emit }: CrudHost, { rows }: CrudRows): CrudRadio {
  const chosen = shallowRef<CrudRow | null>(null)
  const options = computed(() => (typeof props.radioRow === 'object' ? props.radioRow : {}))
  const has = (row: CrudRow) => chosen.value !== null && chosen.value[rowKey.value] === row[rowKey.value]

  function choose(row: CrudRow | null): void {
    const isSame = row === null ? chosen.value === null : has(row)
    chosen.value = row
    if (!isSame) emit('on-radio-change', row)
  }

  // Synchronous, so that listeners of on-load see the selection in the new rows.
  watch(rows, (shown) => choose(shown.find(has) ?? null), { flush: 'sync' })

  return { row: chosen, has, isLocked: (row) => options.value.disabled?.(row) ?? false, choose }
}
