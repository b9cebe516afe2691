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
  /** What `fetchSearch` made of the search bar, or its values as they are. */
  search: CrudValues
  sort: CrudSort | null
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** A page of rows. */
export interface CrudPageResult {
  rows: CrudRow[]
  /** How many there are on all pages. */
  total: number
}

/** Given to every hook. */
export interface CrudHookContext {
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal
}

/** Passed to `fetchEdit` besides the values. */
export interface CrudEditContext extends CrudHookContext {
  /** The record as it was when the dialog opened. */
  row: CrudRow
  /** Only the fields that differ from it. */
  changed: CrudValues
}

/** Passed to `fetchView` besides the row. */
export interface CrudViewContext extends CrudHookContext {
  mode: 'view' | 'edit'
}

/** Loads a page; a bare array is the only page there is. */
export type FetchData = (query: CrudQuery) => CrudPageResult | CrudRow[] | Promise<CrudPageResult | CrudRow[]>

/** Stores a new record. */
export type FetchCreate = (values: CrudRow, context: CrudHookContext) => unknown

/** Stores a record that was edited. */
export type FetchEdit = (values: CrudRow, context: CrudEditContext) => unknown

/** Deletes records. */
export type FetchRemove = (rows: CrudRow[], context: CrudHookContext) => unknown

/** Loads the whole record for the dialog. */
export type FetchView = (row: CrudRow, context: CrudViewContext) => CrudRow | Promise<CrudRow>

/** Converts the entered values to the query. */
export type FetchSearch = (values: CrudValues, context: CrudHookContext) => CrudValues | Promise<CrudValues>

/** Where an error came from. */
export type CrudHookName = 'fetchData' | 'fetchCreate' | 'fetchEdit' | 'fetchRemove' | 'fetchView' | 'fetchSearch' | 'dict' | 'action'
