import type { CrudQuery } from './CrudHooks.ts'
import type { CrudRow, CrudValues } from './CrudRow.ts'

/** Methods of the component, available through a `ref`. */
export interface CrudInstance {
  /** Reloads the current page. */
  refresh: () => Promise<void>
  /** Loads the first page. */
  reload: () => Promise<void>
  /** Sets values of the search bar and searches. */
  search: (values: CrudValues) => Promise<void>
  /** Resets the search bar to its defaults and searches. */
  resetSearch: () => Promise<void>
  /** Opens the dialog for a new record with initial values. */
  openCreate: (values?: CrudValues) => void
  /** Opens the dialog to edit a record. */
  openEdit: (row: CrudRow) => Promise<void>
  /** Opens the dialog to read a record. */
  openView: (row: CrudRow) => Promise<void>
  /** Deletes rows after a confirmation. */
  remove: (rows: readonly CrudRow[]) => void
  /** Closes the dialog, unless it is saving. */
  close: () => void
  /** The displayed rows. */
  getRows: () => readonly CrudRow[]
  /** The query of the displayed rows. */
  getQuery: () => Omit<CrudQuery, 'signal'>
  /** The selected rows. */
  getSelection: () => readonly CrudRow[]
  /** Selects exactly these rows. */
  setSelection: (rows: readonly CrudRow[]) => void
  /** Clears the selection. */
  clearSelection: () => void
  /** The row selected by radio button. */
  getRadio: () => CrudRow | null
  /** Selects a row by radio button, or none. */
  setRadio: (row: CrudRow | null) => void
  /** Fetches a dictionary again, or all of them. */
  reloadDict: (name?: string) => Promise<void>
}
