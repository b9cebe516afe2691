import type { CrudHookName, CrudPageResult, CrudSort } from './types/CrudHooks.ts'
import type { CrudMode, CrudRow, CrudValues } from './types/CrudRow.ts'

/** Events of `ICrud` with the parameters of their listeners. */
export interface CrudEvents {
  'on-load': [result: CrudPageResult]
  'on-error': [error: unknown, hook: CrudHookName]
  'on-save': [mode: 'create' | 'edit', values: CrudRow, answer: unknown]
  'on-remove': [rows: CrudRow[]]
  'on-search': [values: CrudValues]
  'on-page-change': [page: { page: number; size: number }]
  'on-sort-change': [sort: CrudSort | null]
  'on-selection-change': [rows: readonly CrudRow[]]
  'on-radio-change': [row: CrudRow | null]
  'on-expand': [row: CrudRow, expanded: boolean]
  'on-open': [mode: CrudMode, row: CrudRow | null]
  'on-close': []
}

/** Emits the events of `ICrud`. */
export type CrudEmit = <Name extends keyof CrudEvents>(name: Name, ...values: CrudEvents[Name]) => void

/** Names of the events, for Vue. */
export const crudEmits: (keyof CrudEvents)[] = [
  'on-load',
  'on-error',
  'on-save',
  'on-remove',
  'on-search',
  'on-page-change',
  'on-sort-change',
  'on-selection-change',
  'on-radio-change',
  'on-expand',
  'on-open',
  'on-close',
]
