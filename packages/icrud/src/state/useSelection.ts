import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { CrudRow } from '../types/CrudRow.ts'
import type { CrudHost } from './CrudHost.ts'
import type { CrudRows } from './useRows.ts'

/** The selected rows. */
export interface CrudSelection {
  rows: ComputedRef<readonly CrudRow[]>
  has: (row: CrudRow) => boolean
  isLocked: (row: CrudRow) => boolean
  toggle: (row: CrudRow, ticked: boolean) => void
  /** Whether all, some or none of the selectable rows of the page are selected. */
  page: ComputedRef<'all' | 'some' | 'none'>
  togglePage: (ticked: boolean) => void
  set: (rows: readonly CrudRow[]) => void
}

/** Tracks the selected rows by key: the selection survives sorting and reloading, and optionally paging. */
export function useSelection({ props, rowKey, emit }: CrudHost, { rows }: CrudRows): CrudSelection {
  const ticked = shallowRef<ReadonlyMap<unknown, CrudRow>>(new Map())
  const keyOf = (row: CrudRow) => row[rowKey.value]
  const options = computed(() => (typeof props.selectionRow === 'object' ? props.selectionRow : {}))
  const isLocked = (row: CrudRow) => options.value.disabled?.(row) ?? false
  const free = computed(() => rows.value.filter((row) => !isLocked(row)))
  const page = computed(() => {
    const count = free.value.filter((row) => ticked.value.has(keyOf(row))).length
    return count === 0 ? 'none' : count === free.value.length ? 'all' : 'some'
  })

  function update(next: ReadonlyMap<unknown, CrudRow>): void {
    const isSame = next.size === ticked.value.size && [...next.keys()].every((key) => ticked.value.has(key))
    ticked.value = next
    if (!isSame) emit('on-selection-change', [...next.values()])
  }

  // Replaces selected records by their newly loaded versions.
  const renew = (shown: readonly CrudRow[]): void => {
    const here = new Map(shown.filter((row) => ticked.value.has(keyOf(row))).map((row) => [keyOf(row), row]))
    update(options.value.reserve ? new Map([...ticked.value, ...here]) : here)
  }
  // Synchronous, so that listeners of on-load see the selection in the new rows.
  watch(rows, renew, { flush: 'sync' })

  return {
    rows: computed(() => [...ticked.value.values()]),
    has: (row) => ticked.value.has(keyOf(row)),
    isLocked,
    toggle(row, isTicked) {
      const next = new Map(ticked.value)
      if (isTicked) next.set(keyOf(row), row)
      else next.delete(keyOf(row))
      update(next)
    },
    page,
    togglePage(isTicked) {
      const next = new Map(ticked.value)
      for (const row of free.value) {
        if (isTicked) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      update(next)
    },
    set: (chosen) => update(new Map(chosen.map((row) => [keyOf(row), row]))),
  }
}
