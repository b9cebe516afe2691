import type { CrudRow, CrudValues } from './CrudRow.ts'

/** The requested sort field. */
export interface CrudSort {
  key: string
  order: 'asc' | 'desc'
}

/** The query of a page of rows. */
export interface CrudQuery {
  /** From 1. */
  page: number
  size: number
  /** The result of `fetchSearch`, or the values of the search bar. */
  search: CrudValues
  sort: CrudSort | null
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** A page of rows. */
export interface CrudPageResult {
  rows: CrudRow[]
  /** Number of rows on all pages. */
  total: number
}

/** Passed to every hook. */
export interface CrudHookContext {
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** Passed to `fetchEdit` besides the values. */
export interface CrudEditContext extends CrudHookContext {
  /** The record when the dialog was opened. */
  row: CrudRow
  /** Only the changed fields. */
  changed: CrudValues
}

/** Passed to `fetchView` besides the row. */
export interface CrudViewContext extends CrudHookContext {
  mode: 'view' | 'edit'
}

/** Loads a page of rows; an array is treated as the only page. */
export type FetchData = (query: CrudQuery) => CrudPageResult | CrudRow[] | Promise<CrudPageResult | CrudRow[]>

/** Stores a new record. */
export type FetchCreate = (values: CrudRow, context: CrudHookContext) => unknown

/** Stores an edited record. */
export type FetchEdit = (values: CrudRow, context: CrudEditContext) => unknown

/** Deletes records. */
export type FetchRemove = (rows: CrudRow[], context: CrudHookContext) => unknown

/** Loads the whole record for the dialog. */
export type FetchView = (row: CrudRow, context: CrudViewContext) => CrudRow | Promise<CrudRow>

/** Converts the entered values to the query. */
export type FetchSearch = (values: CrudValues, context: CrudHookContext) => CrudValues | Promise<CrudValues>

/** The source of an error. */
export type CrudHookName = 'fetchData' | 'fetchCreate' | 'fetchEdit' | 'fetchRemove' | 'fetchView' | 'fetchSearch' | 'dict' | 'action'
