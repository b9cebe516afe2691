import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { createLatest } from '../core/createLatest.ts'
import { flatColumns } from '../core/flatColumns.ts'
import { pageDefaults } from '../optionDefaults.ts'
import type { CrudColumn } from '../types/CrudColumn.ts'
import type { CrudPageResult, CrudQuery, CrudSort } from '../types/CrudHooks.ts'
import type { CrudPageOptions } from '../types/CrudOptions.ts'
import type { CrudRow } from '../types/CrudRow.ts'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'

/** The query of a page of rows, without the signal. */
export type CrudAsk = Omit<CrudQuery, 'signal'>

/** The rows of a table. */
export interface CrudRows {
  rows: Ref<readonly CrudRow[]>
  total: Ref<number>
  /** The current query; after a failure the query of the displayed rows. */
  ask: Ref<CrudAsk>
  loading: Ref<boolean>
  failure: Ref<CrudFailure | null>
  page: ComputedRef<Required<CrudPageOptions>>
  /** Loads rows with changes to the query. Never rejects: errors are in `failure`. */
  load: (next?: Partial<CrudAsk>) => Promise<void>
  cancel: () => void
}

/** Loads rows: the latest query wins, and loaded rows stay until new ones arrive. */
export function useRows({ props, settings, texts, emit, fail }: CrudHost): CrudRows {
  const page = computed(() => ({ ...pageDefaults, ...settings.page, ...(typeof props.page === 'object' ? props.page : {}) }))
  const rows = shallowRef<readonly CrudRow[]>([])
  const total = ref(0)
  const ask = shallowRef<CrudAsk>({ page: 1, size: page.value.size, search: {}, sort: sortAtStart(props.columns) })
  const loading = ref(false)
  const failure = shallowRef<CrudFailure | null>(null)
  const latest = createLatest()
  let settled: CrudAsk | undefined

  async function load(next: Partial<CrudAsk> = {}): Promise<void> {
    const asked = { ...ask.value, ...next }
    ask.value = asked
    loading.value = true
    const result = await latest.run(async (signal) => resultOf(await props.fetchData({ ...asked, signal })))
    if (result.state === 'stale') return
    loading.value = false
    if (result.state === 'failed') {
      const title = settled ? texts.value.fetchDataFailed : texts.value.firstLoadFailed
      failure.value = { title, message: fail(result.error, 'fetchData'), retry: () => void load(asked) }
      ask.value = settled ?? asked
      return
    }
    const lastPage = Math.max(1, Math.ceil(result.value.total / asked.size))
    // The last rows of the last page were deleted.
    if (asked.page > lastPage) return load({ page: lastPage })
    settled = asked
    failure.value = null
    rows.value = result.value.rows
    total.value = result.value.total
    emit('on-load', result.value)
  }

  return { rows, total, ask, loading, failure, page, load, cancel: latest.cancel }
}

function resultOf(answer: CrudPageResult | CrudRow[]): CrudPageResult {
  if (Array.isArray(answer)) return { rows: answer, total: answer.length }
  if (Array.isArray(answer?.rows)) {
    // Some servers return the total as a string.
    const { rows, total }: { rows: CrudRow[]; total?: unknown } = answer
    return { rows, total: Number(total ?? rows.length) }
  }
  throw new TypeError('fetchData has to return { rows, total } or an array of rows: extract them from the response of the server.')
}

function sortAtStart(columns: readonly CrudColumn[]): CrudSort | null {
  for (const { key, sortable } of flatColumns(columns)) if (typeof sortable === 'string') return { key, order: sortable }
  return null
}
