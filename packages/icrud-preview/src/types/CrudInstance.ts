import type { CrudQuery } from './CrudHooks.ts'
import type { CrudRow, CrudValues } from './CrudRow.ts'

/** What a `ref` on the component offers. */
export interface CrudInstance {
  /** Loads the page again that is shown. */
  refresh: () => Promise<void>
  /** Loads the first page. */
  reload: () => Promise<void>
  /** Puts values into the search bar and searches. */
  search: (values: CrudValues) => Promise<void>
  /** Puts the search bar back to its defaults and searches. */
  resetSearch: () => Promise<void>
  /** Opens the dialog for a new record, with these values in it. */
  openCreate: (values?: CrudValues) => void
  /** Opens the dialog to edit a record. */
  openEdit: (row: CrudRow) => Promise<void>
  /** Opens the dialog to read a record. */
  openView: (row: CrudRow) => Promise<void>
  /** Asks for confirmation, then deletes. */
  remove: (rows: readonly CrudRow[]) => void
  /** Closes the dialog, unless it is saving. */
  close: () => void
  /** Rows that are shown. */
  getRows: () => readonly CrudRow[]
  /** The query that loaded them. */
  getQuery: () => Omit<CrudQuery, 'signal'>
  /** Selected rows. */
  getSelection: () => readonly CrudRow[]
  /** Ticks these rows and no others. */
  setSelection: (rows: readonly CrudRow[]) => void
  /** Ticks nothing. */
  clearSelection: () => void
  /** The chosen row. */
  getRadio: () => CrudRow | null
  /** Chooses a row, or none. */
  setRadio: (row: CrudRow | null) => void
  /** Fetches a dictionary again, or all of them. */
  reloadDict: (name?: string) => Promise<void>
}
