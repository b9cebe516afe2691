import { ref, type Ref } from 'vue'
import { isEmpty } from './core/isEmpty.ts'
import { documentLocale } from './texts/documentLocale.ts'
import type { CrudHookContext, CrudPageResult, CrudQuery, CrudSort } from './types/CrudHooks.ts'
import type { CrudRow, CrudValues } from './types/CrudRow.ts'

/** Options of {@link createMemorySource}. */
export interface MemorySourceOptions {
  /** Delay of replies in ms. @default 400 */
  delay?: number
  /** @default 'id' */
  rowKey?: string
  /** Error message while `failing` is on. */
  message?: string
}

/** Hooks backed by a list in memory. */
export interface MemorySource {
  /** The current records. */
  rows: CrudRow[]
  /** While it is true, every call fails after its delay. */
  failing: Ref<boolean>
  fetchData: (query: CrudQuery) => Promise<CrudPageResult>
  fetchCreate: (values: CrudRow, context: CrudHookContext) => Promise<CrudRow>
  fetchEdit: (values: CrudRow, context: CrudHookContext) => Promise<CrudRow>
  fetchRemove: (rows: CrudRow[], context: CrudHookContext) => Promise<void>
  fetchView: (row: CrudRow, context: CrudHookContext) => Promise<CrudRow>
}

const failed = { 'zh-CN': '网络断开了（演示）', 'en-US': 'The network is down (demo)' }

/** An in-memory list that behaves like a server: filters, sorts, pages, delays and optionally fails. For demos, prototypes and tests. */
export function createMemorySource(
  initial: readonly CrudRow[],
  { delay = 400, rowKey = 'id', message }: MemorySourceOptions = {},
): MemorySource {
  const rows = initial.map((row) => ({ ...row }))
  const failing = ref(false)
  const place = (row: CrudRow) => rows.findIndex((other) => other[rowKey] === row[rowKey])
  const answer = async (signal: AbortSignal): Promise<void> => {
    await wait(delay, signal)
    if (failing.value) throw new Error(message ?? failed[documentLocale()])
  }
  return {
    rows,
    failing,
    async fetchData({ page, size, search, sort, signal }) {
      await answer(signal)
      const found = sorted(
        rows.filter((row) => matches(row, search)),
        sort,
      )
      return { rows: found.slice((page - 1) * size, page * size).map((row) => ({ ...row })), total: found.length }
    },
    async fetchCreate(values, { signal }) {
      await answer(signal)
      const row = { ...values, [rowKey]: values[rowKey] ?? nextKey(rows, rowKey) }
      rows.unshift(row)
      return { ...row }
    },
    async fetchEdit(values, { signal }) {
      await answer(signal)
      const index = place(values)
      if (index === -1) throw new Error(`There is no record whose ${rowKey} is ${String(values[rowKey])}.`)
      rows[index] = { ...values }
      return { ...values }
    },
    async fetchRemove(gone, { signal }) {
      await answer(signal)
      for (const row of gone) if (place(row) !== -1) rows.splice(place(row), 1)
    },
    async fetchView(row, { signal }) {
      await answer(signal)
      return { ...(rows[place(row)] ?? row) }
    },
  }
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Filters a row: text by substring, two dates as a range, a list by inclusion, anything else by equality. */
function matches(row: CrudRow, search: CrudValues): boolean {
  return Object.entries(search).every(([key, expected]) => {
    const value = row[key]
    if (isEmpty(expected)) return true
    if (isRange(expected)) return String(value) >= expected[0] && String(value).slice(0, 10) <= expected[1]
    if (Array.isArray(expected)) return expected.includes(value)
    return typeof expected === 'string' && typeof value === 'string'
      ? value.toLowerCase().includes(expected.toLowerCase())
      : value === expected
  })
}

function isRange(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((end) => /^\d{4}-\d\d-\d\d/.test(String(end)))
}

function sorted(rows: CrudRow[], sort: CrudSort | null): CrudRow[] {
  if (!sort) return rows
  const direction = sort.order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => direction * compare(a[sort.key], b[sort.key]))
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

function nextKey(rows: readonly CrudRow[], rowKey: string): number {
  return Math.max(0, ...rows.map((row) => Number(row[rowKey]) || 0)) + 1
}
